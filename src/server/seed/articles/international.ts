import type { SeedArticle } from '../seed-article.ts';

export const international: readonly SeedArticle[] = [
  {
    slug: 'clause-attributive-de-juridiction-le-juge-choisi-statue-le-premier',
    title: 'Clause attributive de juridiction : le juge choisi doit pouvoir statuer le premier',
    description:
      "Le règlement Bruxelles I bis protège l'accord des parties jusque dans l'ordre des saisines. Mais il reste exigeant sur la réalité du consentement et sur la personne à qui on l'oppose.",
    tags: ['compétence', 'bruxelles i bis', 'contrats', 'législation'],
    author: 'Camille Osterrand',
    daysAgo: 2,
    readCount: 2980,
    content: `<p>Deux lignes au bas d'un contrat décident souvent de l'endroit où il sera discuté. Dans l'Union européenne, le régime de ces deux lignes se trouve à l'article 25 du règlement (UE) n° 1215/2012, dit Bruxelles I bis, qui s'applique dès lors que les parties ont désigné le tribunal ou les tribunaux d'un État membre. Leur domicile est indifférent : une société canadienne et une société japonaise peuvent choisir Paris.</p>
<h2>Un accord, quatre manières de le prouver</h2>
<p>La clause doit avoir été réellement acceptée. Le règlement admet qu'elle soit conclue par écrit, ou verbalement avec confirmation écrite ; sous une forme conforme aux habitudes que les parties ont établies entre elles ; ou, dans le commerce international, sous une forme conforme à un usage connu et régulièrement observé dans la branche considérée. Une transmission électronique qui permet de consigner durablement la convention vaut écrit.</p>
<p>Les conditions générales imprimées au verso sont un piège ancien. Depuis l'arrêt Estasis Salotti du 14 décembre 1976 (24/76), la Cour de justice exige que le contrat signé y renvoie expressément. Quant à l'article 48 du code de procédure civile, qui réserve de telles clauses aux commerçants et impose une mention très apparente, il n'a pas sa place dans un litige soumis au règlement : l'article 25 règle seul la forme.</p>
<h2>La priorité au juge désigné</h2>
<p>En cas de procédures parallèles, la règle ordinaire est chronologique : le juge saisi en second sursoit à statuer (article 29). Elle a longtemps permis une manœuvre connue des praticiens, qui consistait à saisir le premier un tribunal lent et incompétent pour paralyser le juge convenu. L'article 31 y a mis fin : lorsque le tribunal exclusivement désigné par la clause est saisi, celui de tout autre État membre sursoit à statuer jusqu'à ce que le juge désigné ait décliné sa compétence (paragraphe 2). S'il se déclare compétent, les autres se dessaisissent (paragraphe 3).</p>
<p>Encore faut-il que le juge choisi soit effectivement saisi, et que l'adversaire n'ait pas comparu ailleurs sans protester : la comparution volontaire, si elle n'a pas pour seul objet de contester la compétence, emporte acceptation du for (article 26).</p>
<h2>À qui la clause ne s'impose pas</h2>
<ul>
<li>Elle ne peut déroger aux compétences exclusives de l'article 24, par exemple en matière de droits réels immobiliers.</li>
<li>Les assurés, les consommateurs et les salariés ne peuvent se la voir opposer que dans les limites des articles 15, 19 et 23.</li>
<li>Elle n'engage pas le tiers qui n'y a pas consenti : la Cour de justice l'a jugé pour le sous-acquéreur d'une chaîne de ventes européenne (arrêt Refcomp du 7 février 2013, C-543/10).</li>
</ul>
<p>La clause est enfin autonome. Selon le paragraphe 5 de l'article 25, sa validité ne peut être contestée au seul motif que le contrat n'est pas valable. Celui qui soutient que la vente est nulle doit donc le plaider devant le juge que cette vente désigne.</p>`,
  },
  {
    slug: 'vente-internationale-averti-neuf-mois-plus-tard-le-vendeur-y-echappe',
    title: 'Vente internationale : averti neuf mois plus tard, le vendeur échappe à tout recours',
    description:
      "Des pompes marines corrodées, des courriels trop vagues, une dénonciation tardive : une cour d'appel applique la convention de Vienne, que les parties croyaient avoir écartée.",
    tags: ['vente internationale', 'convention de vienne', 'contrats', 'jurisprudence'],
    author: 'Thibault Corvaisier',
    daysAgo: 15,
    readCount: 1730,
    content: `<p>Le contrat disait : « La présente vente est soumise au droit français. » Acheteur et vendeur en avaient déduit que leur litige relevait du code civil et de la garantie des vices cachés. La cour d'appel de Valmoret (n° 00-00.005) leur répond que le droit français de la vente internationale est, précisément, la convention de Vienne du 11 avril 1980. Pour la société danoise Karsholm Marinteknik, la différence se compte en quarante pompes.</p>
<h2>Choisir le droit français n'est pas exclure la convention</h2>
<p>La convention s'applique aux ventes de marchandises entre parties établies dans des États contractants différents (article 1er). La France et le Danemark le sont tous deux. L'article 6 permet de l'écarter, expressément ou non. Mais la désignation du droit d'un État contractant, sans autre précision, n'y suffit pas, puisque la convention fait partie de ce droit. Il aurait fallu écrire que la vente était régie par le code civil, à l'exclusion de la convention de Vienne. Invitées à s'expliquer sur ce point, les parties ont donc débattu du texte international, et l'acheteur a changé de terrain.</p>
<h2>Examiner, puis dénoncer</h2>
<p>L'article 38 impose à l'acheteur d'examiner les marchandises, ou de les faire examiner, dans un délai aussi bref que possible eu égard aux circonstances. L'article 39 le déchoit du droit de se prévaloir d'un défaut de conformité s'il ne le dénonce pas au vendeur, en précisant sa nature, dans un délai raisonnable à partir du moment où il l'a constaté ou aurait dû le constater. Les deux ans du paragraphe 2 ne sont qu'un délai butoir : ils ne donnent pas deux ans pour agir.</p>
<p>Les faits étaient datés. Trois semaines après la livraison, l'atelier de l'acheteur relevait une corrosion anormale des corps de pompe. Dans les mois suivants, deux courriels évoquaient des matériels « décevants ». La première description du défaut, photographies à l'appui, n'est parvenue aux Fonderies Valtorin que neuf mois plus tard.</p>
<blockquote><p>Se dire déçu n'est pas dénoncer. Le vendeur doit être mis en mesure de comprendre ce qui lui est reproché, de le vérifier et d'y remédier.</p></blockquote>
<h2>Les deux portes de sortie étaient fermées</h2>
<p>L'acheteur invoquait l'article 40, qui interdit au vendeur de se prévaloir du retard lorsque le défaut porte sur des faits qu'il connaissait ou ne pouvait ignorer et qu'il n'a pas révélés. Mais l'alliage livré avait passé les essais prévus au contrat, et rien ne montrait que le fabricant ait su qu'il réagirait mal à l'eau saumâtre. Il invoquait aussi l'article 44, qui laisse à l'acheteur muni d'une excuse raisonnable la réduction du prix ou certains dommages-intérêts. La réorganisation d'un service des achats n'en est pas une.</p>
<p>Pour l'exportateur comme pour l'importateur, l'enseignement est de méthode : décider au moment du contrat si la convention s'applique, l'écrire sans ambiguïté et, en cas de défaut, envoyer dès les premiers jours une lettre qui le nomme.</p>
<p><em>Décision imaginée pour le contenu de démonstration de Parution.</em></p>`,
  },
  {
    slug: 'contrat-international-la-loi-choisie-ne-gouverne-pas-seule',
    title: 'Contrat international : la loi choisie gouverne, mais elle ne gouverne pas seule',
    description:
      'Le règlement Rome I fait de la liberté de choix un principe. Lois de police, protection du consommateur et du salarié, situations purement internes en dessinent les limites.',
    tags: ['rome i', 'contrats', 'conflit de lois', 'législation'],
    author: 'Élise Marchenoir',
    daysAgo: 47,
    readCount: 3560,
    content: `<p>Quelle loi régit le contrat ? Pour les conventions conclues depuis le 17 décembre 2009, le juge français trouve la réponse dans le règlement (CE) n° 593/2008, dit Rome I. Ce texte a un caractère universel : il conduit aussi bien à la loi d'un État membre qu'à celle d'un État tiers (article 2). Il exclut le renvoi : seules comptent les règles matérielles de la loi désignée (article 20).</p>
<h2>Le choix, d'abord</h2>
<p>L'article 3 laisse les parties élire la loi qu'elles veulent, même sans lien avec l'opération. Le choix est exprès ou résulte de façon certaine des dispositions du contrat ou des circonstances de la cause. Il peut ne porter que sur une partie du contrat et être modifié en cours d'exécution, sans préjudice des droits des tiers.</p>
<p>Cette liberté connaît une première borne : lorsque tous les éléments de la situation sont localisés dans un seul pays, le choix d'une loi étrangère ne permet pas d'en éluder les dispositions impératives. Le paragraphe 4 prévoit une règle semblable pour le droit impératif de l'Union.</p>
<h2>À défaut, des rattachements précis</h2>
<p>Si les parties n'ont rien dit, l'article 4 fournit une liste, fondée le plus souvent sur la résidence habituelle de celui qui fournit la prestation caractéristique :</p>
<ul>
<li>vente de biens : la loi du pays du vendeur ;</li>
<li>prestation de services : celle du prestataire ;</li>
<li>franchise : celle du franchisé ;</li>
<li>distribution : celle du distributeur ;</li>
<li>droits réels immobiliers et bail d'immeuble : en principe, celle du lieu de situation.</li>
</ul>
<p>Le paragraphe 3 réserve une clause d'exception, lorsqu'il résulte de l'ensemble des circonstances que le contrat présente des liens <em>manifestement</em> plus étroits avec un autre pays. L'adverbe n'est pas décoratif : il interdit d'écarter la règle au premier élément contraire.</p>
<h2>Ce que le choix ne peut pas faire</h2>
<p>Face à un consommateur, lorsque le professionnel exerce ou dirige son activité vers le pays de résidence de celui-ci, la loi choisie ne peut le priver de la protection des dispositions impératives de la loi de cette résidence (article 6). Le salarié bénéficie d'un mécanisme comparable, rattaché d'abord au lieu d'accomplissement habituel de son travail (article 8).</p>
<p>Restent les lois de police. L'article 9 les définit comme des dispositions impératives dont le respect est jugé crucial par un pays pour la sauvegarde de ses intérêts publics, tels que son organisation politique, sociale ou économique. Celles du juge saisi s'appliquent toujours. Celles du pays d'exécution peuvent recevoir effet dans la mesure où elles rendent cette exécution illégale. Toute règle impérative du droit interne n'est pas une loi de police : le juge doit le démontrer.</p>
<p>Le rédacteur prudent gardera enfin à l'esprit que Rome I ne régit ni les conventions d'arbitrage ni les clauses d'élection de for (article 1er, paragraphe 2). Choisir une loi n'est pas choisir un juge, et l'oubli de l'une des deux clauses se paie en mois de procédure.</p>`,
  },
  {
    slug: 'sentence-etrangere-la-france-plus-genereuse-que-new-york',
    title: 'Sentence étrangère : la France plus généreuse que la convention de New York',
    description:
      "Le traité de 1958 fixe un minimum de faveur pour l'arbitrage. Son article VII permet d'invoquer un droit national plus libéral, et le droit français l'est, jusqu'aux sentences annulées ailleurs.",
    tags: ['arbitrage', 'exequatur', 'procédure civile'],
    author: 'Nadège Brisemont',
    daysAgo: 131,
    readCount: 2210,
    content: `<p>Une sentence arbitrale ne vaut que si elle peut être exécutée là où se trouvent les biens du débiteur. C'est à quoi sert la convention de New York du 10 juin 1958, à laquelle la très grande majorité des États sont parties. Elle oblige chacun d'eux à reconnaître les sentences étrangères et n'autorise le refus que pour des motifs limités. En France, pourtant, on plaide rarement sur son fondement.</p>
<h2>Un plancher, pas un plafond</h2>
<p>L'article III de la convention pose le principe de la reconnaissance ; l'article IV énumère les pièces à produire ; l'article V dresse la liste fermée des motifs de refus. Parmi eux : l'invalidité de la convention d'arbitrage, l'atteinte aux droits de la défense, le dépassement de la mission, l'irrégularité du tribunal, l'annulation de la sentence dans son pays d'origine et la contrariété à l'ordre public du pays requis.</p>
<p>Mais l'article VII, paragraphe 1, réserve à toute partie le droit de se prévaloir de la législation du pays où la sentence est invoquée, dans la mesure où celle-ci l'admet. Le traité s'efface devant plus favorable que lui. Or le code de procédure civile français a retiré de sa propre liste un motif de taille.</p>
<h2>Une procédure en deux temps</h2>
<p>Selon l'article 1514, la sentence est reconnue si celui qui s'en prévaut en établit l'existence et si cette reconnaissance n'est pas manifestement contraire à l'ordre public international. La demande d'exequatur d'une sentence rendue à l'étranger est portée devant le tribunal judiciaire de Paris ; la procédure n'est pas contradictoire (article 1516).</p>
<p>Le débat vient après. L'ordonnance est susceptible d'appel dans le mois de sa signification, et la cour ne peut refuser l'exequatur que dans les cinq cas de l'article 1520 :</p>
<ol>
<li>le tribunal arbitral s'est déclaré à tort compétent ou incompétent ;</li>
<li>il a été irrégulièrement constitué ;</li>
<li>il a statué sans se conformer à sa mission ;</li>
<li>le principe de la contradiction n'a pas été respecté ;</li>
<li>la reconnaissance ou l'exécution est contraire à l'ordre public international.</li>
</ol>
<p>Cet appel n'est pas suspensif. L'article 1526 permet seulement d'arrêter ou d'aménager l'exécution si elle est susceptible de léser gravement les droits d'une partie.</p>
<h2>La sentence annulée ailleurs</h2>
<p>L'annulation au lieu du siège ne figure pas parmi ces cinq cas. La Cour de cassation en a tiré la conséquence dès le 23 mars 1994, puis l'a énoncée avec netteté le 29 juin 2007 : la sentence internationale, qui n'est rattachée à aucun ordre juridique étatique, est une décision de justice internationale dont la régularité est examinée au regard des règles du pays où sa reconnaissance est demandée. Une sentence annulée à l'étranger peut donc être exécutée en France. La solution a ses critiques, qui redoutent des décisions contradictoires d'un pays à l'autre. Pour le créancier, elle fait du lieu où se trouvent les biens une donnée stratégique à étudier avant même la constitution du tribunal arbitral.</p>`,
  },
  {
    slug: 'jugement-etranger-trois-conditions-hors-de-l-union',
    title: "Jugement étranger : trois conditions hors de l'Union, un simple certificat au-dedans",
    description:
      "Selon qu'une décision vient d'un État membre ou d'un État tiers, le chemin vers la saisie n'a ni la même longueur ni le même juge. Dans les deux cas, le fond ne se rejuge pas.",
    tags: ['exequatur', 'bruxelles i bis', 'procédure civile'],
    author: 'Hugo Landrevie',
    daysAgo: 238,
    readCount: 1290,
    content: `<p>Le créancier a gagné son procès à l'étranger. Son débiteur possède un compte et un immeuble en France. Peut-il saisir demain ? Tout dépend de l'origine de la décision, et l'article 509 du code de procédure civile, qui renvoie à « la manière » et aux « cas prévus par la loi », n'en dit pas davantage.</p>
<h2>Le jugement venu d'un État membre</h2>
<p>En matière civile et commerciale, le règlement (UE) n° 1215/2012 supprime toute procédure préalable. La décision rendue dans un État membre y est reconnue de plein droit (article 36) et, si elle est exécutoire dans cet État, elle l'est aussi en France sans déclaration de force exécutoire (article 39). Le créancier remet à l'autorité chargée de l'exécution une copie de la décision et le certificat délivré par le juge d'origine, prévu par l'article 53. Ce certificat doit être signifié au débiteur avant la première mesure d'exécution.</p>
<p>La charge du procès est inversée : c'est au débiteur de demander le refus d'exécution, pour l'un des motifs de l'article 45. Ordre public manifestement méconnu, acte introductif non notifié en temps utile au défendeur défaillant, décisions inconciliables, violation de certaines règles de compétence : la liste est close, et l'article 52 interdit toute révision au fond.</p>
<h2>Le jugement venu d'ailleurs</h2>
<p>Hors de l'Union, il faut d'abord chercher un traité. La France est liée par de nombreuses conventions bilatérales ; la convention de Lugano de 2007 concerne la Suisse, la Norvège et l'Islande ; la convention de La Haye du 2 juillet 2019 unit l'Union à plusieurs autres États. À défaut, s'applique le droit commun de l'exequatur, dont la première chambre civile a fixé les conditions le 20 février 2007 :</p>
<ul>
<li>la compétence indirecte du juge étranger, fondée sur le rattachement caractérisé du litige au juge saisi ;</li>
<li>la conformité à l'ordre public international de fond et de procédure ;</li>
<li>l'absence de fraude.</li>
</ul>
<p>Le juge français ne vérifie donc plus la loi que le juge étranger a appliquée. Il n'examine pas davantage s'il a bien jugé : le pouvoir de révision est abandonné depuis l'arrêt Munzer du 7 janvier 1964.</p>
<h2>Reconnaître n'est pas exécuter</h2>
<p>Tous les jugements étrangers n'ont pas besoin d'un exequatur. Ceux qui concernent l'état et la capacité des personnes produisent leurs effets de plein droit tant qu'il ne s'agit pas d'accomplir des actes d'exécution matérielle sur les biens ou de coercition sur les personnes. Un divorce prononcé à l'étranger permet ainsi d'invoquer la qualité de divorcé avant toute décision française, sous réserve d'une contestation de sa régularité.</p>
<p>Pour le reste, l'action est portée devant le tribunal judiciaire, en suivant une procédure contradictoire. Avant d'assigner, on réunira une expédition de la décision, la preuve de sa signification et celle de son caractère exécutoire dans l'État d'origine, avec leur traduction.</p>`,
  },
];
