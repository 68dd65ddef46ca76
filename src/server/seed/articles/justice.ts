import type { SeedArticle } from '../seed-article.ts';

export const justice: readonly SeedArticle[] = [
  {
    slug: 'enregistrement-clandestin-la-cour-admet-six-minutes',
    title: 'Enregistrement clandestin : la cour admet six minutes et écarte tout le reste',
    description:
      "Dans un litige entre associés, une cour d'appel met en balance droit à la preuve et loyauté. Elle trie les pièces une à une et livre, en creux, le mode d'emploi de la preuve déloyale.",
    tags: ['preuve', 'procédure civile', 'jurisprudence'],
    author: 'Élise Marchenoir',
    daysAgo: 2,
    readCount: 8640,
    content: `<p>Deux associés, un téléphone posé face contre table, quatre-vingts minutes de conversation. Sur cet enregistrement, réalisé à l'insu de l'un d'eux, reposait l'action en concurrence déloyale de la société Verrières d'Asnelin contre son ancien directeur général. La cour d'appel de Valmoret (n° 00-00.006) n'en garde que six minutes. Tout l'intérêt de son arrêt tient à ce tri.</p>
<h2>La loyauté n'est plus un couperet</h2>
<p>Longtemps, le juge civil a écarté par principe l'enregistrement réalisé à l'insu de la personne écoutée. L'assemblée plénière de la Cour de cassation a changé de méthode le 22 décembre 2023 (n° 20-20.648), au visa de l'article 6, paragraphe 1, de la Convention européenne des droits de l'homme et de l'article 9 du code de procédure civile. L'illicéité ou la déloyauté d'une preuve ne conduit plus nécessairement à son rejet. Lorsqu'on le lui demande, le juge apprécie si elle porte atteinte au caractère équitable de la procédure dans son ensemble, en mettant en balance le droit à la preuve et les droits antinomiques. La production doit être <strong>indispensable</strong> à l'exercice de ce droit, et l'atteinte <strong>strictement proportionnée</strong> au but poursuivi.</p>
<h2>Pièce par pièce</h2>
<p>Six minutes, donc. L'ancien dirigeant y reconnaît avoir transmis à une société concurrente, Clarval Façades, le dossier d'un appel d'offres avant même sa démission. La cour relève qu'aucun tiers n'assistait à l'entretien, que les fichiers avaient été effacés et qu'une mesure d'instruction, obtenue sur le fondement de l'article 145 du code de procédure civile, n'avait rien donné. Nul autre moyen ne permettait de dater la transmission. Le passage est strictement professionnel, l'entretien s'est tenu dans les locaux de l'entreprise : l'atteinte est proportionnée.</p>
<p>Les soixante-quatorze autres minutes, où il est question d'un divorce et d'un traitement médical, sont écartées :</p>
<blockquote><p>Le droit à la preuve s'arrête à ce qu'il est nécessaire de prouver. Il n'autorise pas à verser aux débats une conversation entière au motif qu'un passage en est utile.</p></blockquote>
<p>Le sort des messages copiés dans la messagerie personnelle du dirigeant est plus instructif encore. Ils portaient bien sur les faits, mais ceux-ci ressortaient déjà des statuts et des premières factures de Clarval Façades. Utile, la pièce n'était pas indispensable. Elle sort du dossier.</p>
<h2>Trois réflexes à prendre</h2>
<ul>
<li><strong>Demander le contrôle.</strong> Le juge n'exerce cette balance que s'il y est invité : qui conteste la pièce doit nommer le droit atteint, qui la produit doit justifier de sa nécessité.</li>
<li><strong>Garder la trace des autres tentatives.</strong> Sommation, constat, mesure d'instruction : leur échec fait la preuve du caractère indispensable.</li>
<li><strong>Réduire la pièce.</strong> Un extrait transcrit et limité aux propos utiles résiste mieux qu'un fichier intégral.</li>
</ul>
<p>Recevable ne veut pas dire probant : la cour n'accorde crédit aux six minutes qu'après les avoir confrontées au calendrier de l'appel d'offres. Ni innocent : l'article 226-1 du code pénal réprime l'enregistrement, sans le consentement de leur auteur, de paroles prononcées à titre privé ou confidentiel. La porte entrouverte par le procès civil ne met pas à l'abri du procès pénal.</p>
<p><em>Décision imaginée pour le contenu de démonstration de Parution.</em></p>`,
  },
  {
    slug: 'article-145-la-preuve-avant-le-proces-sans-droit-de-tout-saisir',
    title: 'Article 145 : chercher la preuve avant le procès, sans obtenir le droit de tout saisir',
    description:
      'Le référé probatoire séduit par son efficacité et tombe souvent pour un défaut de rédaction. Motif légitime, mesure circonscrite, dérogation au contradictoire : trois points à ne pas bâcler.',
    tags: ['preuve', 'procédure civile', 'référé', 'législation'],
    author: 'Hugo Landrevie',
    daysAgo: 9,
    readCount: 5470,
    content: `<blockquote><p>S'il existe un motif légitime de conserver ou d'établir avant tout procès la preuve de faits dont pourrait dépendre la solution d'un litige, les mesures d'instruction légalement admissibles peuvent être ordonnées à la demande de tout intéressé, sur requête ou en référé.</p></blockquote>
<p>Cette phrase unique, qui ouvre l'article 145 du code de procédure civile, nourrit une part considérable du contentieux des affaires. Expertise d'un immeuble fissuré, copie de fichiers chez un ancien salarié, communication de pièces par un concurrent : le demandeur ne réclame pas encore justice, il réclame de quoi la demander.</p>
<h2>Un motif légitime, et pas de procès en cours</h2>
<p>La mesure doit être sollicitée avant tout procès, c'est-à-dire avant que le juge du fond soit saisi du même litige. L'urgence n'est pas requise. L'article 146, qui interdit de suppléer la carence d'une partie dans l'administration de la preuve, ne s'applique pas ici. Le demandeur n'a pas à prouver ce qu'il cherche à établir : il lui suffit de faits précis et plausibles, et d'un litige possible dont l'objet soit déterminé et l'issue non manifestement vouée à l'échec.</p>
<h2>Requête ou référé, un choix qui se justifie</h2>
<p>Le référé, contradictoire, est la voie normale. La requête n'est ouverte que si les circonstances exigent de ne pas appeler l'adversaire (article 493). Cette exigence est le tombeau de bien des ordonnances : les motifs de la dérogation doivent figurer dans la requête ou dans l'ordonnance, en termes propres à l'affaire. Invoquer sans autre précision le « risque de dépérissement des preuves » ne suffit pas, et l'oubli ne se rattrape pas après coup.</p>
<p>Copie de la requête et de l'ordonnance est laissée à la personne à laquelle elle est opposée (article 495). Celle-ci peut en référer au juge qui l'a rendue (article 496), lequel a le pouvoir de la modifier ou de la rétracter, même si le juge du fond est saisi de l'affaire (article 497). La rétractation prive la mesure de fondement : les éléments recueillis doivent être restitués.</p>
<h2>La mesure admissible</h2>
<p>Sont notamment admissibles les mesures prévues par les articles 232 à 284-1 du code, à la condition d'être circonscrites dans le temps et dans leur objet, et proportionnées au but poursuivi. Le juge refuse la fouille générale. Une ordonnance bien rédigée précise donc :</p>
<ul>
<li>la période concernée ;</li>
<li>les supports et les personnes visés ;</li>
<li>des mots-clés liés au litige, plutôt que le nom de tous les clients ;</li>
<li>le sort des correspondances avec un avocat.</li>
</ul>
<p>Ni la vie privée ni le secret des affaires ne sont, par eux-mêmes, un obstacle, dès lors que la mesure est nécessaire à l'exercice du droit à la preuve et proportionnée. Pour le secret des affaires, l'article R. 153-1 du code de commerce permet au juge saisi sur requête d'ordonner d'office un séquestre provisoire. Si aucune demande de modification ou de rétractation n'est formée dans le mois de la signification, le séquestre est levé et les pièces sont transmises au requérant. Celui qui reçoit l'ordonnance a tout intérêt à regarder d'abord le calendrier.</p>`,
  },
  {
    slug: 'clause-de-conciliation-oubliee-l-action-de-l-industriel-irrecevable',
    title: "Clause de conciliation oubliée : l'action de l'industriel déclarée irrecevable en appel",
    description:
      "Le fabricant avait assigné d'abord et tenté de concilier ensuite. La cour d'appel refuse toute régularisation en cours d'instance, et la prescription menace désormais la créance.",
    tags: ['procédure civile', 'conciliation', 'contrats', 'jurisprudence'],
    author: 'Thibault Corvaisier',
    daysAgo: 28,
    readCount: 3120,
    content: `<p>Le premier jugement lui avait accordé l'essentiel de ses demandes. En appel, la société Emboutis Carvenne perd tout sans que personne ait examiné sa créance. Son adversaire, la Tréfilerie de Hautelande, a relu le contrat et y a trouvé l'article 18 : avant toute instance, les parties désignent chacune un conciliateur dans les quinze jours de la réclamation ; à défaut d'accord dans les soixante jours, le juge peut être saisi. La cour d'appel de Valmoret (n° 00-00.007) en déduit que l'action est irrecevable.</p>
<h2>Une fin de non-recevoir comme les autres</h2>
<p>Depuis un arrêt de chambre mixte du 14 février 2003, la clause qui institue une procédure de conciliation obligatoire et préalable constitue une fin de non-recevoir, au sens de l'article 122 du code de procédure civile, qui s'impose au juge si une partie l'invoque. Elle peut donc être proposée en tout état de cause, y compris pour la première fois en appel (article 123), sauf la possibilité de condamner à des dommages-intérêts celui qui s'est abstenu, dans une intention dilatoire, de la soulever plus tôt.</p>
<p>Toutes les clauses n'ont pas cette force. Celle qui se borne à annoncer que les parties « rechercheront une solution amiable », sans condition particulière de mise en œuvre, n'y suffit pas. Ici, le mécanisme était complet : un déclencheur, des conciliateurs, des délais, une issue.</p>
<h2>Trop tard pour concilier</h2>
<p>Emboutis Carvenne faisait valoir qu'elle avait désigné son conciliateur trois mois après l'assignation et que la tentative avait échoué. L'article 126 n'écarte-t-il pas l'irrecevabilité lorsque sa cause a disparu au moment où le juge statue ? La cour applique la solution retenue par une chambre mixte le 12 décembre 2014 : le défaut de mise en œuvre d'un tel préalable n'est pas susceptible d'être régularisé en cours d'instance.</p>
<p>Un préalable doit précéder. L'admettre en cours de route reviendrait à vider l'engagement de sa substance.</p>
<h2>Le vrai danger est derrière</h2>
<p>Rien n'interdit, en théorie, de concilier puis d'assigner de nouveau. Mais le temps a passé. L'assignation avait interrompu la prescription (article 2241 du code civil) ; or l'interruption est non avenue si la demande est définitivement rejetée (article 2243), ce que la jurisprudence applique au rejet fondé sur une fin de non-recevoir. Le délai de cinq ans est donc censé avoir toujours couru. Il est vrai que la conciliation elle-même le suspend, à compter de l'accord écrit d'y recourir ou, à défaut, de la première réunion (article 2238) : encore faut-il qu'elle ait commencé avant l'échéance.</p>
<p>La clause n'interdisait pourtant pas toute saisine. Elle ne fait pas obstacle à une mesure d'instruction demandée avant tout procès sur le fondement de l'article 145 du code de procédure civile : on peut faire constater, puis concilier.</p>
<p><em>Décision imaginée pour le contenu de démonstration de Parution.</em></p>`,
  },
  {
    slug: 'appel-civil-un-mois-pour-se-decider-trois-mois-pour-conclure',
    title: 'Appel civil : un mois pour se décider, trois mois pour conclure, rien à oublier',
    description:
      "Devant la cour, le calendrier est devenu une règle de fond. Déclaration, premières conclusions, dispositif : chaque acte enferme le suivant, et la sanction est le plus souvent relevée d'office.",
    tags: ['appel', 'procédure civile', 'législation'],
    author: 'Camille Osterrand',
    daysAgo: 55,
    readCount: 6890,
    content: `<p>On perd aujourd'hui des appels sans avoir perdu un argument. Dans la procédure avec représentation obligatoire, le code de procédure civile a fait du temps et de la forme deux adversaires supplémentaires. Voici, dans l'ordre, les rendez-vous qui ne se manquent pas.</p>
<h2>Déclarer l'appel</h2>
<p>Le délai est d'un mois en matière contentieuse et de quinze jours en matière gracieuse (article 538), comme pour les ordonnances de référé (article 490). Il court de la notification du jugement. Faute de notification dans les deux ans du prononcé, la partie qui a comparu perd le droit de former un recours à titre principal contre un jugement qui tranche tout le principal ou met fin à l'instance (article 528-1). Ceux qui demeurent à l'étranger bénéficient de deux mois supplémentaires (article 643).</p>
<p>La déclaration précise si elle tend à l'infirmation ou à l'annulation et mentionne les chefs du dispositif critiqués (article 901). C'est elle qui saisit la cour : l'article 562 ne défère à celle-ci que les chefs expressément critiqués et ceux qui en dépendent. Un oubli n'est plus toujours fatal, puisque l'article 915-2 permet à l'appelant principal de compléter, retrancher ou rectifier cette liste dans le dispositif de ses premières conclusions.</p>
<h2>Conclure à temps</h2>
<p>Lorsque l'affaire suit le circuit de la mise en état :</p>
<ul>
<li>l'appelant remet ses conclusions au greffe dans les trois mois de la déclaration d'appel, à peine de caducité (article 908) ;</li>
<li>l'intimé dispose de trois mois à compter de leur notification pour remettre les siennes et former, le cas échéant, appel incident, à peine d'irrecevabilité (article 909).</li>
</ul>
<p>Dans la procédure à bref délai, l'article 906-2 ramène chacun de ces délais à deux mois ; celui de l'appelant court alors de la réception de l'avis de fixation. Ces sanctions sont relevées d'office. La force majeure permet de les écarter, et le magistrat chargé de l'affaire peut allonger ou réduire les délais (article 911), mais mieux vaut le lui demander avant leur terme.</p>
<h2>Écrire le dispositif</h2>
<p>Les premières conclusions cristallisent le débat. L'article 915-2 impose d'y présenter, à peine d'irrecevabilité relevée d'office, l'ensemble des prétentions sur le fond ; ne sont ensuite recevables que celles qui répliquent à l'adversaire ou répondent à une question née d'un fait nouveau ou de l'intervention d'un tiers. Selon l'article 954, la cour ne statue que sur les prétentions énoncées au dispositif et n'examine les moyens que s'ils sont invoqués dans la discussion. Celui qui oublie d'y demander l'infirmation ou l'annulation du jugement s'expose à le voir confirmé.</p>
<p>Un dernier réflexe, du côté de celui qui a perdu : l'appel ne dispense pas de payer. Les décisions de première instance sont, de droit, exécutoires à titre provisoire, sauf disposition ou décision contraire (article 514). L'arrêt de l'exécution se demande au premier président, en démontrant un moyen sérieux d'annulation ou de réformation et un risque de conséquences manifestement excessives (article 514-3). L'appelant qui ne s'exécute pas peut voir son affaire radiée du rôle (article 524).</p>`,
  },
  {
    slug: 'malfacons-le-rapport-prive-ne-suffit-pas-meme-en-presence-de-l-artisan',
    title: "Malfaçons : le rapport d'expert privé ne suffit pas, même établi devant l'artisan",
    description:
      "L'hôtelier avait convoqué son carreleur à la visite de l'expert. La cour d'appel ne retient pourtant que les désordres confirmés par une autre pièce, et divise l'indemnité par deux.",
    tags: ['preuve', 'expertise', 'construction', 'jurisprudence'],
    author: 'Nadège Brisemont',
    daysAgo: 84,
    readCount: 2450,
    content: `<p>Trente-deux pages, des relevés au laser, une conclusion sans appel : les sols du Domaine de Prévaudry ont été posés en dépit des règles de l'art. Le rapport, commandé par l'hôtelier à un expert de son choix, avait convaincu le tribunal. La cour d'appel de Valmoret (n° 00-00.008) le réduit à ce qu'il est, une pièce parmi d'autres, et ne condamne la société Sols Andrivaux que pour la moitié des désordres allégués.</p>
<h2>Ni rejeté, ni suffisant</h2>
<p>L'arrêt rappelle les deux branches d'une règle fixée par une chambre mixte de la Cour de cassation le 28 septembre 2012, au visa de l'article 16 du code de procédure civile. D'un côté, le juge ne peut refuser d'examiner une pièce régulièrement versée aux débats et soumise à la discussion contradictoire. De l'autre, il ne peut se fonder exclusivement sur une expertise réalisée à la demande de l'une des parties.</p>
<p>L'hôtelier pensait échapper à cette seconde branche. Le carreleur avait été convoqué à la visite, il y était venu, il avait même fait des remarques. Peu importe, répond la cour, conformément à la jurisprudence : la présence de l'adversaire ne transforme pas l'expert d'une partie en technicien désigné par le juge. Celui-ci doit accomplir sa mission avec conscience, objectivité et impartialité (article 237) ; « l'expert choisi et rémunéré par un plaideur n'a reçu mission que de lui ».</p>
<h2>La corroboration, pièce par pièce</h2>
<p>Le rapport privé retrouve sa force lorsqu'un autre élément le conforte. Les juges reprennent donc la liste des désordres :</p>
<ul>
<li>dans le hall, les carreaux descellés figurent aussi dans un constat de commissaire de justice et sur des photographies datées : retenus ;</li>
<li>dans les couloirs, le fournisseur de la colle avait signalé par écrit un dosage incorrect : retenus ;</li>
<li>dans les cuisines et dans le spa, seul le rapport évoque un défaut de pente : écartés.</li>
</ul>
<p>La responsabilité contractuelle de l'entreprise, recherchée avant toute réception des travaux, est engagée pour les deux premiers postes sur le fondement de l'article 1231-1 du code civil.</p>
<h2>Fallait-il ordonner une expertise ?</h2>
<p>À titre subsidiaire, l'hôtelier demandait une mesure d'instruction. L'article 144 du code de procédure civile permet de l'ordonner en tout état de cause, dès lors que le juge ne dispose pas d'éléments suffisants. Mais l'article 146 interdit d'y recourir pour suppléer la carence d'une partie. Or les sols des cuisines avaient été refaits sans constat préalable : il n'y avait plus rien à mesurer. Demande rejetée.</p>
<p>L'ordre des démarches a donc décidé du litige. Avant de réparer, il était possible d'obtenir en référé une expertise judiciaire sur le fondement de l'article 145. Plus modestement, un constat, un second avis technique ou une lettre du fabricant aurait fourni l'appui qui manquait au rapport.</p>
<p><em>Décision imaginée pour le contenu de démonstration de Parution.</em></p>`,
  },
  {
    slug: 'contester-la-competence-du-juge-une-page-a-ecrire-avant-toutes',
    title: 'Contester la compétence du juge : une page à écrire avant toutes les autres',
    description:
      "Soulevée trop tard, mal motivée ou muette sur le tribunal à saisir, l'exception d'incompétence est irrecevable. Et l'appel qui la concerne suit un régime à part, enfermé dans quinze jours.",
    tags: ['compétence', 'procédure civile', 'appel'],
    author: 'Camille Osterrand',
    daysAgo: 170,
    readCount: 1980,
    content: `<p>Le défendeur reçoit une assignation devant un tribunal qui ne lui paraît pas le bon. Il rédige ses conclusions, répond sur le fond, puis ajoute à la dernière page que l'affaire aurait dû être portée ailleurs. Il vient de perdre ce débat. L'incompétence est une exception de procédure, et les exceptions de procédure ont leur heure.</p>
<h2>Avant tout, et avec précision</h2>
<p>L'article 74 du code de procédure civile exige que les exceptions soient soulevées simultanément et avant toute défense au fond ou fin de non-recevoir, alors même que les règles invoquées seraient d'ordre public. L'article 75 ajoute deux conditions, à peine d'irrecevabilité : le déclinatoire doit être motivé et faire connaître devant quelle juridiction l'affaire devrait être portée. Désigner « le tribunal compétent » ne désigne personne.</p>
<p>Devant le tribunal judiciaire, lorsqu'un juge de la mise en état est désigné, l'exception relève de lui, seul compétent jusqu'à son dessaisissement (article 789). La réserver pour l'audience de jugement revient à y renoncer.</p>
<h2>Quel était le bon juge ?</h2>
<p>La compétence territoriale de droit commun est celle du lieu où demeure le défendeur (article 42). L'article 46 donne au demandeur d'autres choix :</p>
<ul>
<li>en matière contractuelle, le lieu de la livraison effective de la chose ou de l'exécution de la prestation de service ;</li>
<li>en matière délictuelle, le lieu du fait dommageable ou celui où le dommage a été subi ;</li>
<li>en matière mixte, le lieu où est situé l'immeuble ;</li>
<li>en matière d'aliments, le lieu où demeure le créancier.</li>
</ul>
<p>La clause qui déroge à ces règles est réputée non écrite, à moins d'avoir été convenue entre des personnes ayant toutes contracté en qualité de commerçant et d'être spécifiée de façon très apparente (article 48).</p>
<h2>La suite : désignation, puis recours</h2>
<p>Le juge qui se déclare incompétent désigne la juridiction qu'il estime compétente, et cette désignation s'impose aux parties et au juge de renvoi. Il en va autrement s'il estime que l'affaire relève d'une juridiction répressive, administrative, arbitrale ou étrangère : il renvoie alors seulement les parties à mieux se pourvoir (article 81). Il peut aussi, s'il se déclare compétent, statuer sur le fond dans le même jugement, à condition d'avoir mis les parties en demeure de conclure sur ce point (article 78).</p>
<p>La décision qui se prononce sur la compétence sans statuer sur le fond ouvre un appel particulier (articles 83 à 85). Le délai est de quinze jours à compter de la notification du jugement, que le greffe effectue lui-même. La déclaration doit être motivée, dans l'acte ou dans les conclusions qui y sont jointes. Et, lorsque les parties doivent être représentées, l'appelant saisit dans le même délai, à peine de caducité, le premier président pour être autorisé à assigner à jour fixe.</p>
<p>Quinze jours, trois actes : le recours est rapide parce que la question est préalable. Le plaideur qui n'est pas prêt à le conduire jusqu'au bout gagnera parfois à plaider le fond devant le juge qu'on lui a choisi.</p>`,
  },
  {
    slug: 'arret-de-la-cour-de-cassation-le-lire-sans-lui-faire-dire-trop',
    title: 'Arrêt de la Cour de cassation : comment le lire sans lui faire dire trop',
    description:
      "Rejet ou cassation, motif de pur droit ou contrôle léger, publication ou non : quelques repères permettent de mesurer la portée d'une décision avant de la citer dans ses écritures.",
    tags: ['cour de cassation', 'jurisprudence', 'procédure civile'],
    author: 'Hugo Landrevie',
    daysAgo: 310,
    readCount: 4130,
    content: `<p>Une ligne d'arrêt isolée de son contexte prouve à peu près ce que l'on veut. Les conclusions en sont pleines : un fragment de phrase, un numéro, et la conviction que « la Cour de cassation juge que ». Avant de citer, il faut pourtant se souvenir de ce que fait cette Cour, et de ce qu'elle ne fait pas.</p>
<h2>Juge du droit, et du moyen</h2>
<p>L'article L. 411-2 du code de l'organisation judiciaire l'énonce : la Cour de cassation ne connaît pas du fond des affaires, sauf disposition législative contraire. Le pourvoi tend à faire censurer la non-conformité du jugement aux règles de droit (article 604 du code de procédure civile). Les faits restent ceux que les juges du fond ont constatés, sous leur pouvoir souverain.</p>
<p>La Cour répond en outre à des moyens. Un rejet signifie d'abord que la critique formulée n'était pas fondée ; une autre critique aurait peut-être prospéré. C'est pourquoi un arrêt de rejet ne consacre pas toute la solution de la cour d'appel.</p>
<h2>Reconnaître le type de réponse</h2>
<ul>
<li><strong>La violation de la loi</strong> est la cassation la plus riche : la règle a été mal comprise ou mal appliquée, et le texte visé est interprété.</li>
<li><strong>Le défaut de base légale</strong> reproche aux juges de n'avoir pas recherché un fait nécessaire à l'application de la règle. La solution pouvait être bonne ; elle n'était pas justifiée.</li>
<li><strong>Le défaut de motifs</strong>, tiré de l'article 455 du code de procédure civile, sanctionne la rédaction. Il n'enseigne rien sur le fond.</li>
<li><strong>Le rejet non spécialement motivé</strong>, prévu par l'article 1014, ne comporte aucune doctrine. Le citer comme un précédent est un contresens.</li>
</ul>
<p>Le vocabulaire donne aussi des indices. « A exactement retenu » ou « à bon droit » marquent une approbation en droit. « A pu déduire » traduit un contrôle plus léger. « A souverainement estimé » annonce que la Cour s'en remet aux juges du fond.</p>
<h2>Mesurer l'autorité</h2>
<p>La formation compte : une chambre mixte ou l'assemblée plénière pèse davantage qu'une formation restreinte. L'assemblée plénière peut être saisie d'une question de principe et doit l'être lorsque, après une première cassation, la décision de renvoi est attaquée par les mêmes moyens (article L. 431-6 du code de l'organisation judiciaire). Lorsqu'elle renvoie à son tour, la juridiction désignée doit se conformer à sa décision sur les points de droit jugés (article L. 431-4). Hors ce cas, la juridiction de renvoi reste libre de résister.</p>
<p>La publication est un autre signe : la lettre B désigne les arrêts publiés au bulletin, la lettre R ceux que commente le rapport annuel. Un arrêt non publié tranche un litige ; il n'annonce pas forcément une doctrine.</p>
<p>Reste une limite de principe. L'article 5 du code civil défend aux juges de se prononcer par voie de disposition générale et réglementaire. Un arrêt convainc par ses motifs, sa constance et la formation qui l'a rendu. Celui qui le cite a donc intérêt à montrer que les faits se ressemblent, et que la question posée était bien la même.</p>`,
  },
];
