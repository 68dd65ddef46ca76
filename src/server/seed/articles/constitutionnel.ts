import type { SeedArticle } from '../seed-article.ts';

export const constitutionnel: readonly SeedArticle[] = [
  {
    slug: 'contraire-a-la-constitution-et-pourtant-en-vigueur-abrogation-differee',
    title: `Contraire à la Constitution, et pourtant en vigueur : l'énigme de l'abrogation différée`,
    description: `Le Conseil constitutionnel peut censurer une loi aujourd'hui et la laisser s'appliquer jusqu'à une date ultérieure. Le justiciable qui a gagné n'en profite pas toujours.`,
    tags: ['qpc', 'libertés publiques', 'conseil constitutionnel'],
    author: 'Élise Marchenoir',
    daysAgo: 8,
    readCount: 6530,
    pinned: true,
    content: `
<p>Gagner sans rien obtenir : l'expérience est familière aux auteurs de questions prioritaires de constitutionnalité. La disposition qu'ils combattaient est déclarée contraire à la Constitution, mais elle continuera de produire ses effets pendant des mois, y compris à leur égard. Ce paradoxe n'est pas une bizarrerie de la pratique. Il est inscrit dans la Constitution.</p>
<h2>Ce que dit l'article 62</h2>
<p>Le premier alinéa traite du contrôle exercé avant la promulgation : la disposition censurée ne peut être ni promulguée ni mise en application. Le deuxième concerne la loi déjà en vigueur.</p>
<blockquote>
<p>Une disposition déclarée inconstitutionnelle sur le fondement de l'article 61-1 est abrogée à compter de la publication de la décision du Conseil constitutionnel ou d'une date ultérieure fixée par cette décision.</p>
</blockquote>
<p>Abroger n'est pas annuler. La loi disparaît pour l'avenir, et le même alinéa charge le Conseil de déterminer les conditions et limites dans lesquelles les effets qu'elle a produits peuvent être remis en cause. Le dernier alinéa rend ses décisions obligatoires pour les pouvoirs publics et toutes les autorités administratives et juridictionnelles.</p>
<h2>Le principe : l'effet utile</h2>
<p>Depuis deux décisions du 25 mars 2011 (n° 2010-108 QPC et n° 2010-110 QPC), le Conseil rappelle la même règle de départ. En principe, la déclaration d'inconstitutionnalité doit bénéficier à l'auteur de la question, et la disposition censurée ne peut être appliquée dans les instances en cours à la date de publication de la décision. Le juge qui avait sursis à statuer doit donc trancher le litige sans elle.</p>
<h2>L'exception : éviter le pire</h2>
<p>Une abrogation immédiate peut créer un désordre plus grave que l'inconstitutionnalité elle-même : supprimer toute base légale à une procédure, priver d'autres personnes d'une garantie, ou étendre un avantage à ceux que le législateur voulait exclure. Le Conseil ne disposant pas d'un pouvoir d'appréciation de même nature que celui du Parlement, il reporte alors la date de l'abrogation pour laisser à ce dernier le temps de choisir. L'exemple le plus connu reste la décision du 30 juillet 2010 sur la garde à vue (n° 2010-14/22 QPC), qui a repoussé l'abrogation au 1er juillet 2011.</p>
<p>Selon les cas, la décision assortit ce report de mesures destinées à en corriger la rigueur : obligation pour les juridictions de surseoir à statuer dans les affaires dont l'issue dépend du texte, effet de la loi à venir sur les instances en cours, ou réserve transitoire qui impose, dans l'attente, une règle provisoire. Lorsqu'elle n'en prévoit aucune, les mesures prises avant l'échéance ne peuvent être contestées sur le fondement de l'inconstitutionnalité constatée.</p>
<p>Il reste parfois une voie, financière celle-là. Par des décisions d'assemblée du 24 décembre 2019, le Conseil d'État a admis que la responsabilité de l'État puisse être engagée pour réparer les préjudices causés par l'application d'une loi déclarée inconstitutionnelle. Encore faut-il que la décision du Conseil constitutionnel ne s'y oppose pas, que le lien de causalité soit direct et que la créance ne soit pas prescrite.</p>
`,
  },
  {
    slug: 'une-qpc-glissee-dans-la-requete-et-le-moyen-tombe',
    title: 'Une QPC glissée dans la requête, et le moyen tombe : le rappel à la règle du tribunal',
    description: `La société Bains d'Argelune contestait une sanction automatique au nom de l'individualisation des peines. L'argument ne sera pas examiné : il lui manquait un mémoire distinct.`,
    tags: ['qpc', 'procédure', 'jurisprudence'],
    author: 'Thibault Corvaisier',
    daysAgo: 18,
    readCount: 2860,
    content: `
<p>Quatre pages sur la Déclaration de 1789, glissées entre un vice de forme et une erreur de fait : la démonstration ne manquait pas d'allure. Le tribunal administratif n'en dira rien. En jugeant irrecevable la question prioritaire de constitutionnalité soulevée par la société Bains d'Argelune, exploitante d'un établissement thermal frappé d'une amende administrative, il rappelle que la QPC est d'abord une affaire de forme (n° 00-00.007).</p>
<h2>Un écrit à part, et motivé</h2>
<p>La société soutenait que la disposition législative fondant l'amende, dont le montant ne pouvait être modulé, méconnaissait le principe d'individualisation des peines qui découle de l'article 8 de la Déclaration de 1789. Mais ce moyen figurait dans sa requête, parmi les autres.</p>
<p>Or l'article 23-1 de l'ordonnance n° 58-1067 du 7 novembre 1958 exige, à peine d'irrecevabilité, que le moyen tiré de l'atteinte aux droits et libertés garantis par la Constitution soit présenté dans un écrit distinct et motivé. L'article R. 771-3 du code de justice administrative le répète et demande que le mémoire porte la mention « question prioritaire de constitutionnalité ». L'article R. 771-4 permet enfin d'opposer cette irrecevabilité sans inviter au préalable l'auteur à régulariser, ni informer les parties du moyen relevé d'office.</p>
<h2>Ce que le tribunal n'a pas eu à examiner</h2>
<p>Présentée dans les formes, la question aurait été soumise aux trois conditions de l'article 23-2 :</p>
<ul>
<li>la disposition est applicable au litige ou à la procédure, ou constitue le fondement des poursuites ;</li>
<li>elle n'a pas déjà été déclarée conforme à la Constitution dans les motifs et le dispositif d'une décision du Conseil constitutionnel, sauf changement des circonstances ;</li>
<li>la question n'est pas dépourvue de caractère sérieux.</li>
</ul>
<p>Le juge du premier degré filtre sans trancher. S'il transmet, il sursoit en principe à statuer ; le Conseil d'État dispose alors de trois mois pour décider du renvoi au Conseil constitutionnel, selon que la question est nouvelle ou présente un caractère sérieux. Le Conseil constitutionnel se prononce à son tour dans les trois mois de sa saisine.</p>
<h2>Une partie remise</h2>
<p>Le moyen mal présenté n'est pas perdu. L'ordonnance de 1958 permet de soulever une question prioritaire pour la première fois en appel, et l'article 23-5 l'admet encore en cassation. La société, dont la requête est rejetée au fond, pourra donc déposer devant la cour administrative d'appel un mémoire conforme. Le juge, lui, ne le fera pas à sa place, puisque ce moyen ne peut être relevé d'office.</p>
<p>Elle devra néanmoins soigner le contenu. Un mémoire qui se bornerait à citer des principes, sans désigner avec précision la disposition critiquée ni expliquer en quoi elle porte atteinte à un droit ou à une liberté, connaîtrait le même sort que le premier.</p>
<p><em>Décision imaginée pour le contenu de démonstration de Parution.</em></p>
`,
  },
  {
    slug: 'ordonnances-de-l-article-38-de-l-habilitation-a-la-ratification',
    title: `Ordonnances de l'article 38 : ce que le Parlement prête, et ce qu'il peut reprendre`,
    description: `Entre la loi d'habilitation et la ratification, l'ordonnance mène une double vie, tantôt règlement, tantôt loi. Le juge compétent et l'étendue de son contrôle en dépendent.`,
    tags: ['législation', 'parlement', 'conseil constitutionnel'],
    author: 'Camille Osterrand',
    daysAgo: 54,
    readCount: 3190,
    content: `
<p>Faire la loi sans le législateur : la formule choque, la Constitution l'autorise. Son article 38 permet au Gouvernement, pour l'exécution de son programme, de demander au Parlement l'autorisation de prendre par ordonnances, pendant un délai limité, des mesures qui sont normalement du domaine de la loi. Des pans entiers du droit, jusqu'à celui des contrats, ont été récrits de cette façon.</p>
<h2>Une autorisation bornée</h2>
<p>La demande ne peut venir que du Gouvernement : le Conseil constitutionnel l'a jugé, un parlementaire ne peut prendre l'initiative de dessaisir l'assemblée à laquelle il appartient. L'habilitation prend la forme d'une loi, qui fixe deux dates : celle jusqu'à laquelle les ordonnances peuvent être prises, et celle avant laquelle le projet de loi de ratification doit être déposé.</p>
<p>Elle doit aussi être précise. Depuis sa décision du 12 janvier 1977 (n° 77-72 DC), le Conseil exige que le Gouvernement indique la finalité des mesures qu'il se propose de prendre et leur domaine d'intervention, sans avoir à en livrer la teneur. Les matières que la Constitution réserve à la loi organique, aux lois de finances et aux lois de financement de la sécurité sociale restent hors d'atteinte. Pendant la durée de l'habilitation, le Gouvernement peut opposer l'irrecevabilité de l'article 41 aux propositions et amendements contraires à cette délégation.</p>
<h2>Trois états successifs</h2>
<ol>
<li>L'ordonnance est prise en Conseil des ministres, après avis du Conseil d'État, et signée par le président de la République en vertu de l'article 13. Elle entre en vigueur dès sa publication.</li>
<li>Si le projet de loi de ratification n'est pas déposé à temps, elle devient caduque. S'il l'est, elle demeure en vigueur, même lorsque le Parlement ne se prononce jamais.</li>
<li>La ratification lui donne rétroactivement valeur législative. Depuis la révision du 23 juillet 2008, elle ne peut être qu'expresse.</li>
</ol>
<p>À l'expiration du délai d'habilitation, les ordonnances ne peuvent plus être modifiées que par la loi dans les matières qui relèvent du domaine législatif. Le Gouvernement a rendu les clés, y compris celles de son propre texte.</p>
<h2>À chaque état son juge</h2>
<p>Non ratifiée, l'ordonnance est un acte réglementaire que le Conseil d'État peut annuler, par exemple si elle sort du champ de l'habilitation. Ratifiée, elle échappe à ce contrôle et relève du Conseil constitutionnel.</p>
<p>Entre les deux, la ligne s'est déplacée. Dans sa décision du 28 mai 2020 (n° 2020-843 QPC), le Conseil constitutionnel a estimé que, passé le délai d'habilitation, les dispositions d'une ordonnance non ratifiée intervenues dans des matières législatives doivent être regardées comme législatives au sens de l'article 61-1. Leur conformité aux droits et libertés que la Constitution garantit ne peut plus, dès lors, être contestée que par une question prioritaire. Le Conseil d'État en a tiré les conséquences tout en conservant l'examen des autres moyens, tels que la compétence, la procédure, le respect de l'habilitation ou celui des engagements internationaux. L'ordonnance garde ainsi deux juges aussi longtemps que le Parlement ne l'a pas ratifiée.</p>
`,
  },
  {
    slug: 'loi-ou-decret-la-frontiere-des-articles-34-et-37',
    title: `Loi ou décret : la frontière des articles 34 et 37, plus souple qu'il n'y paraît`,
    description:
      'La Constitution de 1958 devait enfermer le législateur dans une liste. Des décennies de jurisprudence ont fait de cette barrière une ligne que le Gouvernement franchit, défend ou oublie à son gré.',
    tags: ['législation', 'parlement', 'conseil constitutionnel'],
    author: 'Nadège Brisemont',
    daysAgo: 117,
    readCount: 2240,
    content: `
<p>La révolution annoncée n'a pas eu lieu. En dressant à l'article 34 la liste des matières réservées à la loi, puis en confiant toutes les autres au règlement par l'article 37, les auteurs de la Constitution de 1958 renversaient une tradition selon laquelle le Parlement pouvait se saisir de tout. Le partage existe toujours. Sa pratique est devenue bien plus accommodante.</p>
<p>L'article 34 distingue deux degrés. La loi fixe les règles concernant, par exemple, les droits civiques et les garanties fondamentales accordées aux citoyens pour l'exercice des libertés publiques, la nationalité, l'état des personnes, la détermination des crimes et délits et les peines applicables, ou l'assiette, le taux et le recouvrement des impositions de toutes natures. Dans d'autres domaines, comme la libre administration des collectivités territoriales, l'enseignement, l'environnement, le régime de la propriété ou le droit du travail, elle détermine seulement les principes fondamentaux.</p>
<p>La nuance n'a pas tenu ses promesses : dans les deux cas, la loi pose l'essentiel et le décret l'applique. D'autres textes de valeur constitutionnelle, à commencer par la Déclaration de 1789 et le Préambule de 1946, renvoient d'ailleurs eux aussi à la loi.</p>
<h2>Une barrière à la main du Gouvernement</h2>
<p>Le règlement dispose de deux moyens pour défendre son domaine :</p>
<ul>
<li>pendant le débat, l'article 41 permet au Gouvernement ou au président de l'assemblée saisie d'opposer l'irrecevabilité à une proposition ou à un amendement ; en cas de désaccord entre eux, le Conseil constitutionnel statue dans les huit jours ;</li>
<li>après la promulgation, le second alinéa de l'article 37 autorise à modifier par décret un texte de forme législative postérieur à la Constitution, une fois que le Conseil constitutionnel en a déclaré le caractère réglementaire.</li>
</ul>
<p>Ces procédures sont facultatives. Le Conseil constitutionnel en a déduit, dans sa décision du 30 juillet 1982 sur les prix et les revenus (n° 82-143 DC), qu'une disposition de nature réglementaire contenue dans une loi n'est pas, de ce seul fait, contraire à la Constitution. Le Parlement peut donc s'aventurer sur le terrain du décret tant que le Gouvernement le laisse faire.</p>
<h2>L'excès inverse, seul vraiment sanctionné</h2>
<p>Lorsque le législateur reste en deçà de sa compétence et abandonne au règlement ce qu'il devait décider lui-même, le Conseil censure. On parle d'incompétence négative. Le grief, ancien dans le contrôle exercé avant la promulgation, n'est recevable à l'appui d'une question prioritaire de constitutionnalité que si cette méconnaissance affecte par elle-même un droit ou une liberté que la Constitution garantit (décision n° 2010-5 QPC du 18 juin 2010).</p>
<p>Quant au décret qui empiète sur la loi, il encourt l'annulation par le Conseil d'État pour incompétence, moyen d'ordre public que le juge soulève au besoin lui-même. La frontière n'est donc pas gardée de la même manière des deux côtés : le législateur la franchit sans grand risque, le Gouvernement jamais.</p>
`,
  },
  {
    slug: 'reviser-la-constitution-deux-chambres-un-texte-et-aucun-raccourci',
    title: 'Réviser la Constitution : deux chambres, un seul texte, et pas de raccourci',
    description: `L'article 89 donne au Sénat un droit de veto que la loi ordinaire lui refuse. Du dépôt du projet au vote du Congrès, les étapes d'une procédure conçue pour être difficile.`,
    tags: ['parlement', 'institutions'],
    author: 'Hugo Landrevie',
    daysAgo: 291,
    readCount: 980,
    content: `
<p>Aucune assemblée ne peut y contraindre l'autre. Voilà le trait qui sépare le plus nettement la révision constitutionnelle de la loi ordinaire : pas de commission mixte paritaire chargée de trouver un compromis, pas de dernier mot pour l'Assemblée nationale. L'article 89 de la Constitution exige un texte voté par les deux assemblées en termes identiques, à la virgule près.</p>
<h2>Qui propose, qui approuve</h2>
<p>L'initiative appartient concurremment au président de la République, sur proposition du Premier ministre, et aux membres du Parlement. Dans le premier cas on parle de projet, dans le second de proposition, et la différence pèse lourd au moment de conclure.</p>
<ul>
<li>La proposition d'origine parlementaire, une fois votée par les deux chambres, doit être approuvée par référendum.</li>
<li>Le projet l'est aussi en principe, mais le président peut décider de le soumettre au Parlement convoqué en Congrès. Il n'est alors approuvé que s'il réunit la majorité des trois cinquièmes des suffrages exprimés.</li>
</ul>
<p>Le Congrès est la voie habituelle. Le référendum de l'article 89 n'a servi qu'une fois, le 24 septembre 2000, pour ramener à cinq ans le mandat présidentiel. Le vote des deux chambres n'oblige d'ailleurs pas le chef de l'État à poursuivre : plusieurs projets adoptés dans les mêmes termes n'ont jamais été soumis au Congrès ni au peuple.</p>
<h2>Ce que l'on ne peut pas faire</h2>
<p>L'article 89 fixe ses propres limites. Aucune procédure de révision ne peut être engagée ou poursuivie lorsqu'il est porté atteinte à l'intégrité du territoire, et la forme républicaine du Gouvernement ne peut faire l'objet d'une révision. L'article 7 en ajoute une autre : l'article 89 ne peut être mis en œuvre durant la vacance de la présidence de la République.</p>
<p>Ces interdits n'ont pourtant pas de gardien attitré. Dans sa décision du 26 mars 2003 (n° 2003-469 DC), le Conseil constitutionnel a jugé qu'il ne tient d'aucune disposition le pouvoir de statuer sur une révision constitutionnelle approuvée par le Congrès.</p>
<h2>Le précédent de l'article 11</h2>
<p>En 1962, l'élection du président au suffrage universel direct fut instituée par un référendum organisé sur le fondement de l'article 11, sans vote préalable des assemblées. La manœuvre souleva une vive controverse, car ce texte ne mentionne pas la révision de la Constitution. Saisi de la loi adoptée par le peuple, le Conseil constitutionnel se déclara incompétent pour contrôler ce qui constitue « l'expression directe de la souveraineté nationale » (décision du 6 novembre 1962, n° 62-20 DC).</p>
<p>Une seconde tentative, en 1969, se heurta au refus des électeurs. Depuis, aucune révision n'a emprunté ce chemin. Le juge constitutionnel a par ailleurs admis, à compter de 2000, d'examiner avant le scrutin les actes qui organisent un référendum, ce qui rend plus incertain encore le sort d'une telle initiative. Pour qui veut changer la règle du jeu, l'accord du Sénat demeure le passage obligé.</p>
`,
  },
];
