import type { SeedArticle } from '../seed-article.ts';

export const droitPenal: readonly SeedArticle[] = [
  {
    slug: 'garde-a-vue-ce-que-l-avocat-peut-faire-lire-et-dire',
    title: "Garde à vue : ce que l'avocat peut faire, lire et dire dès la première heure",
    description:
      "Entretien confidentiel, accès à quelques pièces, questions en fin d'audition : le rôle du défenseur est étroitement borné par le code, mais chaque mot consigné peut compter des mois plus tard.",
    tags: ['garde à vue', 'procédure pénale', 'droits de la défense'],
    author: 'Élise Marchenoir',
    daysAgo: 5,
    readCount: 3860,
    pinned: true,
    content: `<p>La garde à vue n'est pas une commodité d'enquête. L'article 62-2 du code de procédure pénale la réserve aux personnes contre lesquelles existent des raisons plausibles de soupçonner qu'elles ont commis ou tenté de commettre un crime ou un délit puni d'emprisonnement. Encore faut-il que la mesure soit l'unique moyen d'atteindre l'un au moins des six objectifs énumérés par le texte : garantir la présentation de la personne au procureur, empêcher une concertation avec des complices, préserver les preuves, par exemple.</p>
<h2>Une notification qui conditionne la suite</h2>
<p>Dès le placement, l'article 63-1 impose d'informer immédiatement la personne, dans une langue qu'elle comprend, de la mesure, de sa durée et de l'infraction reprochée : qualification, date et lieu présumés. Elle apprend aussi qu'elle peut :</p>
<ul>
<li>faire prévenir un proche et son employeur (article 63-2) ;</li>
<li>être examinée par un médecin (article 63-3) ;</li>
<li>être assistée par un avocat choisi ou commis d'office (article 63-3-1) ;</li>
<li>après avoir décliné son identité, faire des déclarations, répondre aux questions ou se taire.</li>
</ul>
<h2>Trente minutes, puis la chaise d'à côté</h2>
<p>Le premier acte de la défense est un entretien confidentiel de trente minutes au plus, renouvelé si la mesure est prolongée (article 63-4). L'avocat peut lire le procès-verbal de notification du placement et des droits, le certificat médical et les procès-verbaux d'audition de son client (article 63-4-1). Le reste du dossier lui demeure fermé à ce stade : il conseille donc souvent sans connaître les éléments à charge, ce qui explique que le silence soit si fréquemment recommandé.</p>
<p>Il assiste ensuite aux auditions et aux confrontations. À l'issue de chacune d'elles, l'article 63-4-3 lui permet de poser des questions, que l'enquêteur ne peut refuser que si elles sont de nature à nuire au bon déroulement de l'enquête. Le refus est mentionné au procès-verbal, et la question refusée peut être reprise dans des observations écrites, jointes à la procédure ou adressées au procureur pendant la mesure.</p>
<h2>La durée, puis le contentieux</h2>
<p>En droit commun, la garde à vue dure vingt-quatre heures. L'article 63 autorise une prolongation de vingt-quatre heures au plus, sur autorisation écrite et motivée du procureur, si l'infraction est un crime ou un délit puni d'au moins un an d'emprisonnement. La criminalité organisée relève de règles dérogatoires.</p>
<p>Les irrégularités se plaident tôt. Devant le tribunal correctionnel saisi sans instruction préalable, l'article 385 impose de les soulever avant toute défense au fond. Lorsqu'un juge d'instruction est saisi, la chambre de l'instruction doit l'être, en principe, dans les six mois de la mise en examen (article 173-1). Le grief exigé par les articles 171 et 802 se démontre, mais un retard injustifié dans la notification des droits est, selon une jurisprudence constante, nécessairement préjudiciable.</p>
<p>Reste une règle de fond, inscrite à l'article préliminaire : en matière criminelle et correctionnelle, nul ne peut être condamné sur le seul fondement de déclarations faites sans avoir pu s'entretenir avec un avocat et être assisté par lui.</p>`,
  },
  {
    slug: 'perquisition-sans-accord-manuscrit-les-carnets-sortent-du-dossier',
    title: 'Perquisition sans accord manuscrit : les carnets du brocanteur sortent du dossier',
    description:
      "En enquête préliminaire, un « oui » prononcé sur le pas de la porte ne suffit pas. Une chambre de l'instruction annule la fouille, la saisie et les auditions qui en découlaient.",
    tags: ['procédure pénale', 'perquisition', 'nullité', 'jurisprudence'],
    author: 'Nadège Brisemont',
    daysAgo: 12,
    readCount: 3870,
    content: `<p>Sept carnets à spirale, une écriture serrée, des initiales et des sommes : les enquêteurs tenaient là le registre officieux d'un recel d'objets volés. La chambre de l'instruction de la cour d'appel de Valmoret (n° 00-00.002) vient de les retirer de la procédure, avec tout ce qui en procédait. Le brocanteur mis en examen avait bien laissé entrer les policiers dans l'atelier attenant à son logement. Il ne l'avait pas écrit.</p>
<h2>Une phrase de la main de l'intéressé</h2>
<p>L'enquête était préliminaire. Dans ce cadre, l'article 76 du code de procédure pénale interdit les perquisitions, les visites domiciliaires et les saisies de pièces à conviction sans l'assentiment exprès de la personne chez qui l'opération a lieu. Le texte en fixe la forme : une déclaration écrite de la main de l'intéressé ou, s'il ne sait pas écrire, une mention de cette circonstance et de son accord au procès-verbal.</p>
<p>Or le procès-verbal indiquait seulement que l'occupant « accepte verbalement » la fouille. Il l'avait signé, feuille après feuille. Pour le ministère public, cette signature valait assentiment. La chambre de l'instruction répond que signer le compte rendu d'une opération achevée n'est pas consentir à ce qu'elle commence :</p>
<blockquote><p>L'assentiment doit précéder l'acte et en connaître l'objet ; la signature apposée à la fin du procès-verbal n'atteste que de la relecture de celui-ci.</p></blockquote>
<h2>Une autre voie était ouverte</h2>
<p>L'arrêt souligne que l'enquête n'était pas démunie. Lorsque les faits constituent un crime ou un délit puni d'au moins trois ans d'emprisonnement, ce qui est le cas du recel réprimé par l'article 321-1 du code pénal, le procureur de la République peut demander au juge des libertés et de la détention d'autoriser la perquisition sans l'accord de l'occupant. La décision doit être écrite et motivée. Aucune requête n'avait été présentée, et rien ne permettait d'invoquer la flagrance : les vols remontaient à plusieurs mois.</p>
<h2>Jusqu'où s'étend l'annulation</h2>
<p>Occupant des lieux, le requérant avait qualité et intérêt à agir, et l'intrusion dans son domicile sans consentement valable lui causait un grief. Restait à mesurer les conséquences. La chambre de l'instruction annule la perquisition et la saisie, puis les deux auditions consacrées aux carnets, dont ceux-ci étaient le support nécessaire. Elle maintient en revanche la plainte d'un antiquaire et l'exploitation d'annonces en ligne, antérieures à la fouille et obtenues indépendamment d'elle. Le dossier survit, amaigri.</p>
<p>Les pièces annulées sont retirées de la procédure et classées au greffe. L'article 174 du code de procédure pénale interdit d'y puiser le moindre renseignement contre les parties, à peine de poursuites disciplinaires pour les avocats comme pour les magistrats.</p>
<p><em>Décision imaginée pour le contenu de démonstration de Parution.</em></p>`,
  },
  {
    slug: 'legitime-defense-pourquoi-la-riposte-se-juge-a-la-seconde',
    title: 'Légitime défense : pourquoi la riposte se juge à la seconde où elle a lieu',
    description:
      "Simultanéité, nécessité, proportion : l'article 122-5 du code pénal pose trois conditions que les juges vérifient une à une. La nuit et l'effraction ne font que déplacer la charge de la preuve.",
    tags: ['légitime défense', 'responsabilité pénale', 'législation'],
    author: 'Thibault Corvaisier',
    daysAgo: 34,
    readCount: 6150,
    content: `<p>Peu de notions juridiques sont aussi souvent invoquées, et aussi mal comprises. La légitime défense ne récompense pas le courage et ne punit pas l'agresseur. Elle constate que, à un instant précis, la loi ne pouvait raisonnablement exiger de la victime qu'elle subisse.</p>
<blockquote><p>N'est pas pénalement responsable la personne qui, devant une atteinte injustifiée envers elle-même ou autrui, accomplit, dans le même temps, un acte commandé par la nécessité de la légitime défense d'elle-même ou d'autrui, sauf s'il y a disproportion entre les moyens de défense employés et la gravité de l'atteinte.</p></blockquote>
<h2>Trois conditions, un seul instant</h2>
<p>Chaque terme de l'article 122-5 du code pénal compte. L'atteinte doit être injustifiée : on ne se défend pas légitimement contre une interpellation régulière. La riposte doit intervenir « dans le même temps » : le coup porté à un agresseur déjà en fuite relève de la vengeance. Elle doit être nécessaire, c'est-à-dire constituer le moyen de faire cesser l'attaque. Un danger seulement imaginé peut suffire, à condition que des circonstances objectives l'aient rendu vraisemblable.</p>
<p>La proportion, enfin, ne se mesure pas aux conséquences. La Cour de cassation invite à comparer les moyens employés et la gravité de l'agression, non le résultat de la riposte. Un coup de poing rendu à un coup de poing n'est pas disproportionné du seul fait que l'agresseur, en tombant, s'est grièvement blessé.</p>
<h2>Défendre ses biens, une faculté plus étroite</h2>
<p>Le second alinéa du même article vise l'acte accompli pour interrompre l'exécution d'un crime ou d'un délit contre un bien. Les exigences y sont plus sévères : l'acte doit être strictement nécessaire au but poursuivi, les moyens proportionnés à la gravité de l'infraction, et l'homicide volontaire est exclu en toute hypothèse. Tuer volontairement pour sauver une voiture n'est jamais justifié.</p>
<h2>Ce que change la présomption</h2>
<p>En principe, il revient à celui qui invoque la légitime défense d'en établir les conditions. L'article 122-6 allège cette charge dans deux cas :</p>
<ul>
<li>pour repousser, de nuit, l'entrée par effraction, violence ou ruse dans un lieu habité ;</li>
<li>pour se défendre contre les auteurs de vols ou de pillages exécutés avec violence.</li>
</ul>
<p>Il s'agit d'une présomption simple : l'accusation peut démontrer que l'occupant savait n'être exposé à aucun danger sérieux, et l'impunité tombe. Elle ne dispense pas non plus d'une enquête, au cours de laquelle l'auteur de la riposte peut être placé en garde à vue comme tout suspect.</p>
<p>Deux conséquences méritent d'être connues. La légitime défense suppose une réaction voulue : la Cour de cassation la juge de longue date inconciliable avec le caractère involontaire d'une infraction, si bien que plaider à la fois l'accident et la défense fragilise les deux thèses. Lorsqu'elle est retenue, elle exclut en outre toute faute : l'agresseur blessé ne peut obtenir aucune réparation de celui qui s'est défendu.</p>`,
  },
  {
    slug: 'crpc-ce-que-l-on-accepte-vraiment-en-reconnaissant-les-faits',
    title: "CRPC : ce que l'on accepte vraiment en reconnaissant les faits devant le parquet",
    description:
      "La comparution sur reconnaissance préalable de culpabilité évite l'audience correctionnelle classique. Elle débouche pourtant sur une vraie condamnation, sous le contrôle d'un juge et avec un avocat obligatoire.",
    tags: ['crpc', 'procédure pénale', 'droits de la défense'],
    author: 'Hugo Landrevie',
    daysAgo: 63,
    readCount: 2740,
    content: `<p>Un bureau du palais, un magistrat du parquet, une feuille où figure une peine. En quelques minutes, la personne convoquée doit décider si elle accepte ce qu'on lui propose. La comparution sur reconnaissance préalable de culpabilité, organisée par les articles 495-7 à 495-16 du code de procédure pénale, occupe une place considérable dans l'activité correctionnelle. Sa simplicité apparente ne doit pas tromper.</p>
<h2>Des délits, mais pas tous</h2>
<p>La procédure concerne les délits reconnus par leur auteur. En sont exclus les mineurs, les délits de presse, les homicides involontaires, les délits politiques et ceux dont la poursuite obéit à une loi spéciale (article 495-16). L'article 495-7 écarte également les atteintes à l'intégrité des personnes et les agressions sexuelles punies de plus de cinq ans d'emprisonnement.</p>
<p>Le procureur peut proposer une ou plusieurs peines principales ou complémentaires. Si c'est un emprisonnement, l'article 495-8 fixe un double plafond : il ne peut excéder trois ans ni la moitié de la peine encourue. Cette peine peut être assortie du sursis ou aménagée.</p>
<h2>L'avocat ne se refuse pas</h2>
<p>Les déclarations par lesquelles la personne reconnaît les faits sont recueillies, et la proposition est faite, en présence de l'avocat. Il est impossible d'y renoncer : c'est l'une des rares hypothèses où la loi impose l'assistance d'un défenseur contre le gré de l'intéressé. L'avocat consulte le dossier sur-le-champ et s'entretient avec son client hors la présence du procureur. La personne peut alors :</p>
<ul>
<li>accepter la proposition ;</li>
<li>la refuser, ce qui conduit en principe à la saisine du tribunal correctionnel ou à l'ouverture d'une information ;</li>
<li>demander un délai de dix jours pour réfléchir.</li>
</ul>
<h2>Un juge qui n'est pas un greffier</h2>
<p>L'accord n'est rien sans homologation. Le président du tribunal judiciaire, ou le juge qu'il délègue, entend la personne et son avocat en audience publique. Il vérifie la réalité des faits et leur qualification juridique. Il peut refuser si la nature des faits, la personnalité de l'intéressé, la situation de la victime ou les intérêts de la société justifient une audience ordinaire (article 495-11-1). Il ne peut pas, en revanche, modifier la peine : il homologue ou il refuse.</p>
<p>L'ordonnance d'homologation a les effets d'un jugement de condamnation, est immédiatement exécutoire et reste susceptible d'appel (article 495-11). La victime, si elle est identifiée, est informée de la procédure et peut se constituer partie civile ; à défaut d'avoir pu exercer ce droit, elle peut demander au procureur de citer l'auteur à une audience où il sera statué sur les seuls intérêts civils (article 495-13).</p>
<p>Si la négociation échoue, l'article 495-14 protège celui qui s'est confié : le procès-verbal ne peut être transmis à la juridiction d'instruction ou de jugement, et ni le parquet ni les parties ne peuvent faire état des déclarations ou des documents remis au cours de la procédure. Sans ce verrou, reconnaître les faits reviendrait à plaider coupable deux fois.</p>`,
  },
  {
    slug: 'prescription-de-l-action-publique-trois-delais-et-des-exceptions',
    title: "Prescription de l'action publique : trois délais, et beaucoup d'exceptions",
    description:
      "Vingt ans, six ans, un an : la règle tient en une ligne. Le point de départ, les causes d'interruption et les régimes spéciaux occupent, eux, l'essentiel du débat judiciaire.",
    tags: ['prescription', 'procédure pénale', 'législation'],
    author: 'Camille Osterrand',
    daysAgo: 112,
    readCount: 4980,
    content: `<p>Avant même de se demander si un fait est établi, le pénaliste se demande s'il peut encore être poursuivi. L'article 6 du code de procédure pénale range la prescription parmi les causes d'extinction de l'action publique. Elle est d'ordre public : le juge doit la relever d'office, et le prévenu lui-même ne peut y renoncer.</p>
<h2>La règle et ses dérogations</h2>
<p>Les articles 7, 8 et 9 fixent les délais de droit commun : vingt années révolues pour les crimes, six pour les délits, une pour les contraventions. De nombreux textes s'en écartent :</p>
<ul>
<li>les crimes contre l'humanité sont imprescriptibles ;</li>
<li>les crimes de terrorisme et de trafic de stupéfiants, notamment, se prescrivent par trente ans ;</li>
<li>pour les principales infractions sexuelles et violentes commises sur des mineurs, le délai part de la majorité de la victime : trente ans pour les crimes, dix ou vingt ans pour les délits ;</li>
<li>à l'inverse, la diffamation et l'injure publiques se prescrivent en principe par trois mois, selon l'article 65 de la loi du 29 juillet 1881.</li>
</ul>
<h2>Quand le temps commence à courir</h2>
<p>Le délai part du jour où l'infraction a été commise. Pour une infraction continue, comme le recel, il faut attendre la fin de l'activité délictueuse. Une exception domine la matière financière : l'infraction occulte, que ses éléments constitutifs empêchent de connaître, et l'infraction dissimulée, dont l'auteur a délibérément entravé la découverte par une manœuvre caractérisée.</p>
<p>Dans ces deux cas, l'article 9-1 retient le jour où l'infraction est apparue et a pu être constatée dans des conditions permettant les poursuites. Un butoir limite ce report : douze ans pour les délits, trente ans pour les crimes, comptés à partir des faits. Le débat se déplace alors vers une question très concrète : qui pouvait savoir, et depuis quand ?</p>
<h2>Interrompre, suspendre</h2>
<p>L'interruption efface le temps écoulé et fait repartir un délai entier. L'article 9-2 en dresse la liste : actes du ministère public ou de la partie civile tendant à la mise en mouvement de l'action publique, actes d'enquête tendant à la recherche et à la poursuite des auteurs, actes d'instruction, jugements et arrêts, même non définitifs. La plainte simple n'y figure pas : ce sont les actes d'enquête qu'elle suscite qui interrompent la prescription. Qui dépose plainte à la veille de l'échéance prend donc un risque sérieux.</p>
<p>La suspension arrête le cours du délai sans l'effacer. L'article 9-3 la réserve aux obstacles de droit prévus par la loi et aux obstacles de fait insurmontables, assimilables à la force majeure, qui rendent les poursuites impossibles.</p>
<p>Deux précautions s'imposent au lecteur pressé. Une loi nouvelle qui allonge un délai s'applique immédiatement, mais seulement aux prescriptions qui ne sont pas déjà acquises (article 112-2 du code pénal). Et la prescription de l'action publique ne doit pas être confondue avec celle de la peine, qui court après la condamnation définitive et obéit aux articles 133-2 à 133-4 du même code.</p>`,
  },
  {
    slug: 'accident-de-chantier-la-delegation-sans-budget-ne-protege-pas',
    title: 'Accident de chantier : la délégation de pouvoirs sans budget ne protège pas le patron',
    description:
      "Le chef de chantier avait signé une délégation de quatre pages. Il ne pouvait ni acheter un garde-corps ni arrêter les travaux : la cour d'appel condamne le dirigeant et la société.",
    tags: ['responsabilité pénale', 'délégation de pouvoirs', 'entreprise', 'jurisprudence'],
    author: 'Thibault Corvaisier',
    daysAgo: 188,
    readCount: 1860,
    content: `<p>Le document était soigné : quatre pages, un rappel des obligations de sécurité, une signature précédée de la mention « lu et approuvé ». Il n'a pas suffi. La cour d'appel de Valmoret (n° 00-00.003) confirme la condamnation du gérant de la société Charpentes Orvallier pour blessures involontaires, après la chute d'un ouvrier depuis une toiture dépourvue de protection collective. La société est condamnée elle aussi.</p>
<h2>Compétence, autorité, moyens</h2>
<p>Le chef d'entreprise doit veiller personnellement au respect des règles de sécurité. Il peut s'exonérer s'il démontre avoir transféré ce pouvoir à un préposé pourvu de la compétence, de l'autorité et des moyens nécessaires. Ce triptyque, construit par la Cour de cassation, ne dépend pas de la forme de l'acte : une délégation peut exister sans écrit, et un écrit ne prouve pas qu'elle existe.</p>
<p>Les juges ont donc regardé derrière la signature. Sur la compétence, aucune difficulté : vingt ans de métier, des formations à jour. Sur les deux autres critères, les pièces du dossier étaient accablantes :</p>
<ul>
<li>toute commande de matériel devait être visée par le gérant, y compris la location d'un échafaudage ;</li>
<li>le chef de chantier avait demandé des garde-corps par message, trois jours avant l'accident, sans recevoir de réponse ;</li>
<li>le planning, arrêté au siège, ne pouvait être modifié sur place.</li>
</ul>
<p>« Celui qui doit demander l'autorisation de protéger n'a pas reçu le pouvoir de protéger », résume l'arrêt.</p>
<h2>Une faute caractérisée</h2>
<p>La délégation écartée, il restait à caractériser la faute du dirigeant. Celui-ci n'avait pas causé directement le dommage. L'article 121-3 du code pénal exige alors, pour une personne physique, soit la violation manifestement délibérée d'une obligation particulière de prudence ou de sécurité prévue par la loi ou le règlement, soit une faute caractérisée exposant autrui à un risque d'une particulière gravité que l'auteur ne pouvait ignorer. La cour retient la seconde branche : le risque de chute était signalé, la solution connue, la demande restée lettre morte.</p>
<h2>La société répond aussi</h2>
<p>L'article 121-2 du code pénal rend les personnes morales responsables des infractions commises, pour leur compte, par leurs organes ou représentants. Le gérant est un organe ; l'infraction résultait de choix d'organisation faits pour le compte de la société. La condamnation de l'un n'exclut pas celle de l'autre, et l'exigence d'une faute qualifiée ne profite pas à la personne morale, pour laquelle une faute simple suffit. L'amende qu'elle encourt peut atteindre le quintuple de celle prévue pour les personnes physiques (article 131-38).</p>
<p>L'arrêt rappelle au passage ce qu'une délégation valable n'aurait pas changé : un délégataire régulièrement investi est lui-même un représentant au sens de l'article 121-2. En protégeant le dirigeant, le transfert de pouvoirs n'aurait pas mis la société à l'abri.</p>
<p><em>Décision imaginée pour le contenu de démonstration de Parution.</em></p>`,
  },
];
