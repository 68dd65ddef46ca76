import type { SeedArticle } from '../seed-article.ts';

export const social: readonly SeedArticle[] = [
  {
    slug: 'licenciement-lettre-entretien-attente-calendrier-a-respecter',
    title: "Licenciement : la lettre, l'entretien, l'attente, un calendrier que l'employeur doit tenir",
    description:
      "Cinq jours ouvrables avant l'entretien, deux avant la lettre, un mois en matière disciplinaire : les délais du code du travail se comptent, et leur oubli se paie.",
    tags: ['licenciement', 'contrat de travail', 'législation'],
    author: 'Nadège Brisemont',
    daysAgo: 6,
    readCount: 9640,
    pinned: true,
    content: `
<p>Avant de décider, il faut convoquer. L'article L. 1232-2 du code du travail oblige l'employeur qui envisage de licencier un salarié à l'entendre d'abord. La règle vaut quels que soient l'ancienneté et l'effectif, et son calendrier laisse peu de place à l'improvisation.</p>
<h2>Cinq jours pleins pour se préparer</h2>
<p>La convocation prend la forme d'une lettre recommandée ou remise en main propre contre décharge. L'article R. 1232-1 en fixe le contenu : l'objet, la date, l'heure et le lieu de l'entretien, ainsi que la possibilité de se faire assister. Le salarié vient seul ou avec une personne de son choix appartenant au personnel de l'entreprise. En l'absence de représentants du personnel, l'article L. 1232-4 lui permet d'être accompagné d'un conseiller inscrit sur une liste dressée par l'autorité administrative ; la lettre doit alors dire où la consulter.</p>
<p>L'entretien ne peut avoir lieu moins de cinq jours ouvrables après la présentation de la lettre ou sa remise. Le jour de la présentation ne compte pas, les dimanches et les jours fériés chômés non plus. Si le délai expire un samedi, un dimanche ou un jour férié ou chômé, l'article R. 1231-1 le reporte au premier jour ouvrable suivant.</p>
<h2>Réfléchir avant d'écrire</h2>
<p>L'entretien sert à exposer les motifs et à recueillir les explications. Une décision annoncée sur place comme acquise en trahit l'objet. Vient ensuite la lettre de licenciement, recommandée avec avis de réception, qui énonce les motifs et fixe les limites du litige. Trois bornes l'encadrent :</p>
<ul>
<li>elle ne peut être expédiée moins de deux jours ouvrables après l'entretien, selon l'article L. 1232-6 ;</li>
<li>en matière disciplinaire, elle ne peut l'être plus d'un mois après le jour fixé pour celui-ci, selon l'article L. 1332-2 ;</li>
<li>les poursuites doivent avoir été engagées dans les deux mois où l'employeur a eu connaissance du fait fautif, selon l'article L. 1332-4.</li>
</ul>
<p>Dans les quinze jours de la notification, le salarié peut demander des précisions sur les motifs. L'employeur a quinze jours pour répondre ; il peut aussi préciser les motifs de sa propre initiative, dans le même délai. L'article R. 1232-13 organise cet échange. Celui qui n'a rien demandé ne peut plus soutenir que l'insuffisance de motivation prive, à elle seule, le licenciement de cause réelle et sérieuse.</p>
<h2>Forme et fond, deux sanctions</h2>
<p>Un délai méconnu ne rend pas le licenciement injustifié. Lorsque la cause est réelle et sérieuse, l'irrégularité ouvre droit, en application de l'article L. 1235-2, à une indemnité d'un mois de salaire au plus. Il en va autrement du mois disciplinaire : passé ce terme, le licenciement fondé sur la faute est dépourvu de cause réelle et sérieuse. La nuance pèse lourd, car c'est alors le barème de l'article L. 1235-3 qui s'applique. Le salarié dispose de douze mois à compter de la notification pour saisir le conseil de prud'hommes, en vertu de l'article L. 1471-1.</p>
`,
  },
  {
    slug: 'teletravail-ce-que-l-employeur-peut-refuser-et-doit-motiver',
    title: "Télétravail : ce que l'employeur peut refuser, et ce qu'il doit motiver",
    description:
      "Accord collectif, charte ou simple échange de courriels : l'article L. 1222-9 du code du travail laisse le choix du support, mais pas celui des garanties.",
    tags: ['télétravail', 'contrat de travail', 'législation'],
    author: 'Camille Osterrand',
    daysAgo: 11,
    readCount: 7450,
    content: `
<p>Aucun texte ne donne au salarié un droit général à travailler chez lui. Aucun ne permet non plus à l'employeur de l'y contraindre en temps ordinaire. Entre ces deux bornes, l'article L. 1222-9 du code du travail a construit un régime souple, dont les contentieux montrent qu'il est moins permissif qu'il n'y paraît.</p>
<h2>Trois façons de le mettre en place</h2>
<p>Le télétravail désigne toute organisation dans laquelle un travail qui aurait pu être exécuté dans les locaux de l'employeur l'est hors de ces locaux, de façon volontaire, au moyen des technologies de l'information et de la communication. Il repose sur un accord collectif ou, à défaut, sur une charte élaborée par l'employeur après avis du comité social et économique s'il existe. En l'absence des deux, un accord individuel suffit, formalisé par tout moyen.</p>
<p>L'accord ou la charte doit prévoir un minimum de clauses :</p>
<ul>
<li>les conditions de passage en télétravail et de retour sur site ;</li>
<li>les modalités d'acceptation par le salarié ;</li>
<li>le contrôle du temps de travail ou la régulation de la charge ;</li>
<li>les plages horaires pendant lesquelles le salarié peut être contacté ;</li>
<li>l'accès des travailleurs handicapés et des salariées enceintes à cette organisation.</li>
</ul>
<h2>Le refus, dans les deux sens</h2>
<p>Quand un accord ou une charte rend un poste éligible, l'employeur qui refuse le télétravail doit motiver sa réponse. La même obligation s'impose lorsque la demande vient d'un travailleur handicapé ou d'un proche aidant. À l'inverse, le salarié qui décline un poste de télétravailleur ne commet aucune faute : la loi dit expressément que ce refus n'est pas un motif de rupture du contrat.</p>
<p>L'exception figure à l'article L. 1222-11. En cas de circonstances exceptionnelles, notamment de menace d'épidémie, ou de force majeure, la mise en œuvre du télétravail peut être regardée comme un aménagement du poste nécessaire à la continuité de l'activité et à la protection des salariés. L'accord de l'intéressé n'est plus requis.</p>
<h2>Mêmes droits, mêmes protections</h2>
<p>Le télétravailleur a les mêmes droits que le salarié présent dans l'entreprise. L'accident survenu sur le lieu où s'exerce le télétravail, pendant l'exercice de l'activité professionnelle, est présumé être un accident du travail. L'employeur doit, selon l'article L. 1222-10, informer le salarié des restrictions d'usage des équipements, lui donner priorité pour un poste sans télétravail qui correspond à ses qualifications et organiser chaque année un entretien sur ses conditions d'activité et sa charge de travail.</p>
<p>La question des frais ne figure plus dans ces articles, mais elle n'a pas disparu. La jurisprudence pose depuis longtemps que les dépenses exposées pour les besoins de l'activité professionnelle et dans l'intérêt de l'employeur doivent être supportées par celui-ci. Un forfait est possible, à condition de ne pas être manifestement disproportionné au regard des frais réels. Quant au contrôle à distance, l'article L. 1121-1 rappelle sa limite : aucune restriction aux libertés qui ne soit justifiée par la tâche et proportionnée au but recherché.</p>
`,
  },
  {
    slug: 'rupture-conventionnelle-deux-delais-de-quinze-jours',
    title: 'Rupture conventionnelle : deux délais de quinze jours à ne pas confondre',
    description:
      "L'un se compte en jours calendaires et permet de se rétracter, l'autre en jours ouvrables et mène à l'homologation. Les mêler expose à un refus de l'administration.",
    tags: ['rupture conventionnelle', 'contrat de travail'],
    author: 'Thibault Corvaisier',
    daysAgo: 48,
    readCount: 8120,
    content: `
<p>La signature n'est que le milieu du chemin. Entre le jour où l'employeur et le salarié paraphent la convention de rupture et celui où le contrat prend fin, les articles L. 1237-11 à L. 1237-16 du code du travail intercalent deux délais de même durée apparente. Ils ne se calculent pas de la même manière et n'ont pas la même fonction.</p>
<h2>Le temps du regret</h2>
<p>À compter de la date de signature, chaque partie dispose de quinze jours calendaires pour se rétracter. L'article L. 1237-13 n'exige aucun motif : il suffit d'une lettre adressée par tout moyen attestant de sa date de réception. Le décompte commence le lendemain de la signature et inclut les samedis, les dimanches et les jours fériés ; s'il s'achève l'un de ces jours, il est prolongé jusqu'au premier jour ouvrable suivant.</p>
<p>Pour que ce droit ait un sens, le salarié doit avoir reçu un exemplaire de la convention. La Cour de cassation est constante : à défaut de remise, la convention est nulle, et la rupture produit les effets d'un licenciement sans cause réelle et sérieuse.</p>
<h2>Le temps de l'administration</h2>
<p>La demande d'homologation ne peut partir qu'à l'issue du délai de rétractation. L'autorité administrative dispose alors de quinze jours ouvrables, à compter de la réception, pour s'assurer du respect des règles et de la liberté du consentement. Son silence vaut homologation, selon l'article L. 1237-14. Une demande envoyée un jour trop tôt est irrégulière, et il faut recommencer.</p>
<p>Le salarié protégé relève d'un autre régime : l'article L. 1237-15 subordonne la rupture à l'autorisation de l'inspecteur du travail, et non à l'homologation.</p>
<h2>Ce qui se négocie, ce qui ne se négocie pas</h2>
<p>La rupture conventionnelle ne peut être imposée par aucune des parties. Elle suppose au moins un entretien, au cours duquel le salarié peut être assisté dans les conditions prévues par l'article L. 1237-12. La date de fin du contrat est libre, dès lors qu'elle n'est pas antérieure au lendemain de l'homologation. L'indemnité spécifique l'est aussi, mais dans un seul sens : elle ne peut être inférieure à l'indemnité légale de licenciement, que l'article R. 1234-2 fixe à un quart de mois de salaire par année jusqu'à dix ans d'ancienneté et à un tiers au-delà.</p>
<p>L'existence d'un différend au moment de signer n'affecte pas, en elle-même, la validité de l'accord. En revanche, la menace, la tromperie ou la violence morale née d'un harcèlement vicient le consentement. Le recours doit être formé devant le conseil de prud'hommes dans les douze mois de l'homologation. Et la convention n'est pas une transaction : elle met fin au contrat, sans interdire au salarié de réclamer ensuite des heures supplémentaires ou une prime restées impayées.</p>
`,
  },
  {
    slug: 'forfait-jours-un-logiciel-sans-lecteur-ne-vaut-pas-suivi',
    title: "Forfait jours : un logiciel d'alerte que personne ne lit ne vaut pas suivi de la charge",
    description:
      "Vingt-trois signalements restés sans réponse : la cour d'appel d'Aubrelle prive d'effet la convention d'un chef de projet et rouvre le décompte des heures.",
    tags: ['temps de travail', 'forfait jours', 'jurisprudence'],
    author: 'Hugo Landrevie',
    daysAgo: 19,
    readCount: 4870,
    content: `
<p>L'outil était irréprochable sur le papier. Chaque fin de semaine, les cadres de la société Velmarine Ingénierie cochaient leurs jours travaillés et pouvaient signaler une surcharge d'un clic. Un chef de projet l'a fait vingt-trois fois en deux ans. Personne ne lui a répondu. Dans un arrêt n° 00-00.012, la cour d'appel d'Aubrelle en tire les conséquences : la convention de forfait est privée d'effet.</p>
<h2>Une charge que l'employeur doit suivre lui-même</h2>
<p>Le forfait en jours dispense de compter les heures, dans la limite annuelle de deux cent dix-huit jours fixée par l'article L. 3121-64 du code du travail. Il ne dispense pas de veiller à la santé. L'article L. 3121-60 impose à l'employeur de s'assurer régulièrement que la charge de travail du salarié est raisonnable et permet une bonne répartition de son temps. L'accord collectif doit déterminer comment s'exercent ce suivi et les échanges périodiques.</p>
<p>L'accord d'entreprise de Velmarine était conforme, relève la cour, qui écarte donc la nullité demandée à titre principal. C'est son application qui faisait défaut. L'entretien annuel, tenu une seule fois, ne comportait qu'une ligne sur la charge de travail. Quant au système d'alerte, il recueillait des plaintes sans déclencher d'action.</p>
<blockquote>
<p>Un dispositif déclaratif ne constitue un suivi effectif que si l'employeur en exploite les données et remédie en temps utile à une charge incompatible avec une durée raisonnable.</p>
</blockquote>
<h2>Le retour au décompte horaire</h2>
<p>La convention privée d'effet, le salarié relève de la durée légale pour la période en cause. La preuve des heures obéit alors à l'article L. 3171-4 : au salarié de présenter des éléments suffisamment précis, à l'employeur de répondre en produisant les siens. L'intéressé versait un tableau hebdomadaire et des courriels envoyés tard le soir. La société se bornait à soutenir qu'un cadre autonome n'est pas soumis à un horaire. La cour retient une partie des heures réclamées, après avoir écarté les semaines où les messages étaient trop rares pour corroborer le tableau.</p>
<p>Sur deux points, l'employeur obtient gain de cause :</p>
<ul>
<li>l'indemnité pour travail dissimulé est refusée, faute d'intention : l'absence de suivi ne suffit pas à caractériser la dissimulation au sens de l'article L. 8221-5 ;</li>
<li>les jours de repos accordés en exécution du forfait deviennent sans cause, et le salarié doit en rembourser la valeur.</li>
</ul>
<h2>Une leçon de méthode</h2>
<p>L'arrêt ne condamne pas l'autodéclaration. Il rappelle qu'elle n'est qu'un point de départ : une alerte doit appeler un échange daté, puis une mesure, fût-elle modeste. La prescription de trois ans de l'article L. 3245-1 donne la mesure du risque, puisque le rappel de salaire peut remonter aussi loin. Pour les employeurs, archiver la réponse importe autant qu'archiver le signalement.</p>
<p><em>Décision imaginée pour le contenu de démonstration de Parution.</em></p>
`,
  },
  {
    slug: 'clause-de-non-concurrence-quatre-conditions-et-une-date',
    title: 'Clause de non-concurrence : quatre conditions à réunir et une date à surveiller',
    description:
      "Absente du code du travail, la clause obéit à des règles prétoriennes bien établies. L'employeur qui veut y renoncer doit le faire à temps, faute de quoi il paie.",
    tags: ['non-concurrence', 'contrat de travail', 'jurisprudence'],
    author: 'Élise Marchenoir',
    daysAgo: 97,
    readCount: 3560,
    content: `
<p>Le code du travail n'en dit presque rien. C'est la chambre sociale de la Cour de cassation qui, par trois arrêts du 10 juillet 2002, a donné à la clause de non-concurrence ses conditions modernes, en se fondant sur le principe fondamental de libre exercice d'une activité professionnelle et sur l'article L. 1121-1 du code du travail.</p>
<h2>Des conditions cumulatives</h2>
<p>La clause n'est licite que si elle réunit tous les éléments suivants :</p>
<ol>
<li>elle est indispensable à la protection des intérêts légitimes de l'entreprise ;</li>
<li>elle est limitée dans le temps et dans l'espace ;</li>
<li>elle tient compte des spécificités de l'emploi du salarié ;</li>
<li>elle comporte une contrepartie financière à la charge de l'employeur.</li>
</ol>
<p>Qu'un seul manque, et la clause est nulle. Le salarié peut seul s'en prévaloir : l'employeur ne saurait invoquer l'illicéité d'une stipulation qu'il a rédigée pour échapper au paiement. S'il a respecté une clause nulle, l'intéressé peut demander réparation, à condition d'établir le préjudice qu'il en a subi.</p>
<h2>La contrepartie, point sensible</h2>
<p>Une somme dérisoire équivaut à une absence de contrepartie. Son montant ne peut dépendre du mode de rupture : prévoir une indemnité réduite en cas de démission ou de faute grave revient à l'écarter pour partie, et le juge applique alors le montant le plus favorable. Elle n'est pas non plus payable d'avance, par une majoration du salaire pendant le contrat, puisqu'elle indemnise une contrainte qui ne commence qu'après le départ.</p>
<p>Elle a la nature d'un salaire. Elle supporte les cotisations, ouvre droit à congés payés et se prescrit par trois ans. Elle reste due même si l'ancien salarié retrouve aussitôt un emploi non concurrent, ou s'il part à la retraite.</p>
<h2>Renoncer, mais à temps</h2>
<p>L'employeur ne peut renoncer unilatéralement à la clause que si le contrat ou la convention collective le prévoit. La renonciation doit être claire, et intervenir dans le délai stipulé. Lorsque le salarié est dispensé d'exécuter son préavis, elle doit être notifiée au plus tard au moment de son départ effectif de l'entreprise, nonobstant toute clause contraire. En cas de rupture conventionnelle, c'est la date de rupture fixée par la convention qui fait office de limite. Le salarié doit savoir, en quittant l'entreprise, s'il est libre.</p>
<p>La violation de la clause a un prix pour les deux parties. Le salarié qui passe à la concurrence perd la contrepartie pour l'avenir et doit rembourser ce qu'il a reçu depuis l'infraction ; il s'expose à des dommages et intérêts, souvent fixés par une clause pénale que le juge peut modérer en application de l'article 1231-5 du code civil. L'employeur qui cesse de payer, lui, libère le salarié de son obligation.</p>
`,
  },
  {
    slug: 'droit-de-retrait-un-motif-raisonnable-suffit',
    title: "Droit de retrait : le salarié n'a pas à prouver le danger, un motif raisonnable suffit",
    description:
      "Alerter, se retirer, attendre : les articles L. 4131-1 et suivants du code du travail protègent celui qui s'éloigne d'un péril, même si l'enquête l'écarte ensuite.",
    tags: ['santé au travail', 'contrat de travail'],
    author: 'Camille Osterrand',
    daysAgo: 183,
    readCount: 2290,
    content: `
<p>Une machine dont le carter a été démonté, un échafaudage qui bouge, une cuve mal ventilée. Devant une situation de ce genre, le salarié a d'abord un devoir : avertir immédiatement l'employeur. L'article L. 4131-1 du code du travail lui reconnaît ensuite une faculté, celle de se retirer.</p>
<h2>Une appréciation qui part du salarié</h2>
<p>Le texte ne demande pas que le danger soit avéré. Il exige que le salarié ait « un motif raisonnable de penser » que la situation de travail présente un danger grave et imminent pour sa vie ou sa santé, ou qu'il constate une défectuosité dans les systèmes de protection. Le juge se place donc au moment du retrait et au niveau de l'intéressé : ses connaissances, son expérience, les informations dont il disposait.</p>
<p>Grave signifie susceptible d'entraîner une atteinte sérieuse à l'intégrité physique ou à la santé. Imminent signifie proche, sans exclure les risques dont l'effet est différé. Une gêne, un inconfort ou les contraintes normales d'un métier dangereux n'entrent pas dans cette définition.</p>
<h2>Ni sanction, ni retenue</h2>
<p>L'article L. 4131-3 interdit toute sanction et toute retenue de salaire contre le travailleur ou le groupe de travailleurs qui s'est retiré pour un motif raisonnable. Le licenciement prononcé pour cette raison est nul. L'employeur ne peut pas davantage demander la reprise du travail tant que le danger persiste.</p>
<p>Deux garde-fous existent. Le retrait ne doit pas créer pour autrui une nouvelle situation de danger grave et imminent, selon l'article L. 4132-1. Et si le motif n'était pas raisonnable, l'absence de travail justifie une retenue, voire une sanction disciplinaire. L'employeur n'a pas besoin de saisir d'abord le juge pour opérer cette retenue ; il en assume le risque.</p>
<h2>Le relais du comité social et économique</h2>
<p>Le retrait est individuel, l'alerte peut être collective. Le représentant du personnel au comité social et économique qui constate un danger grave et imminent en avise l'employeur et consigne son avis sur un registre spécial. La suite est rapide :</p>
<ul>
<li>une enquête est menée immédiatement par l'employeur avec l'auteur de l'alerte ;</li>
<li>en cas de désaccord sur la réalité du danger ou sur la manière de le faire cesser, le comité est réuni d'urgence, dans un délai qui n'excède pas vingt-quatre heures ;</li>
<li>l'employeur informe l'inspection du travail et l'organisme de prévention de la sécurité sociale, qui peuvent assister à la réunion ;</li>
<li>faute d'accord avec la majorité du comité, l'inspecteur du travail est saisi.</li>
</ul>
<p>Le signalement a un dernier effet, souvent ignoré. Si l'accident survient alors que le salarié ou un représentant du personnel avait prévenu l'employeur du risque qui s'est réalisé, le bénéfice de la faute inexcusable est de droit, aux termes de l'article L. 4131-4. La victime est dispensée d'une preuve qui fait échouer bien des procès.</p>
`,
  },
  {
    slug: 'retour-de-maternite-mission-transverse-pas-un-emploi-similaire',
    title: "Retour de maternité : une « mission transverse » n'est pas un emploi similaire",
    description:
      "Sans équipe ni budget à son retour de congé, une responsable de gamme a pris acte de la rupture. La cour d'appel de Valmorant y voit un licenciement nul.",
    tags: ['maternité', 'discrimination', 'licenciement', 'jurisprudence'],
    author: 'Nadège Brisemont',
    daysAgo: 312,
    readCount: 1430,
    content: `
<p>Le salaire n'avait pas bougé, l'intitulé non plus. Tout le reste avait changé. Au retour de son congé de maternité, une responsable de gamme de la société Tessandre Cosmétiques a trouvé sa remplaçante confirmée à son poste et s'est vu confier une « mission transverse d'innovation », sans équipe, sans budget et sans lettre de mission. Elle a pris acte de la rupture cinq semaines plus tard. La cour d'appel de Valmorant, dans un arrêt n° 00-00.021, lui donne raison.</p>
<h2>Le poste d'abord, l'équivalent ensuite</h2>
<p>L'article L. 1225-25 du code du travail dispose qu'à l'issue du congé, la salariée « retrouve son précédent emploi ou un emploi similaire assorti d'une rémunération au moins équivalente ». La cour en déduit un ordre. Lorsque l'emploi existe toujours et qu'il est disponible, c'est lui qui doit être rendu ; l'emploi similaire n'est qu'une solution de repli. Or le poste n'avait pas été supprimé : il avait été attribué, en contrat à durée indéterminée, à la salariée recrutée pour le remplacement.</p>
<p>L'employeur invoquait une réorganisation. Il n'en produisait ni l'organigramme, ni la moindre note antérieure au congé.</p>
<h2>Quatre critères pour comparer</h2>
<p>À supposer même l'emploi indisponible, la mission proposée n'était pas similaire. L'arrêt retient, pour comparer, la qualification, la nature des tâches, le niveau de responsabilité et les perspectives d'évolution. La salariée encadrait sept personnes et répondait d'un budget ; elle n'encadrait plus personne. Le maintien de la rémunération ne compense pas cette perte.</p>
<p>La cour vérifie aussi la part variable : fixée sur les résultats d'une gamme dont l'intéressée n'avait plus la charge, elle devenait incertaine. Enfin, les augmentations individuelles accordées pendant l'absence à la même catégorie n'avaient pas été répercutées, en méconnaissance de l'article L. 1225-26.</p>
<h2>De la prise d'acte à la nullité</h2>
<p>Ces éléments, pris ensemble, laissent supposer une discrimination liée à la maternité, prohibée par l'article L. 1132-1. Il appartenait à l'employeur, selon l'article L. 1134-1, de prouver que sa décision reposait sur des éléments objectifs étrangers à toute discrimination. Il n'y parvient pas. Le manquement est assez grave pour empêcher la poursuite du contrat, et la prise d'acte produit les effets d'un licenciement nul. Le barème de l'article L. 1235-3 est donc écarté au profit de l'article L. 1235-3-1, qui garantit une indemnité au moins égale aux salaires des six derniers mois.</p>
<p>Un point de procédure mérite d'être relevé. La prise d'acte est portée directement devant le bureau de jugement, qui statue dans le délai d'un mois prévu par l'article L. 1451-1. Ce délai, souvent dépassé, n'est assorti d'aucune sanction.</p>
<p><em>Décision imaginée pour le contenu de démonstration de Parution.</em></p>
`,
  },
];
