import type { SeedArticle } from '../seed-article.ts';

export const fiscalite: readonly SeedArticle[] = [
  {
    slug: 'verification-de-comptabilite-les-garanties-avant-de-repondre-au-fisc',
    title: 'Vérification de comptabilité : les garanties à contrôler avant de répondre au fisc',
    description:
      "Avis préalable, débat oral, motivation de la proposition : la régularité de la procédure se vérifie pièce par pièce, bien avant d'entrer dans la discussion des chiffres.",
    tags: ['contrôle fiscal', 'procédure fiscale', 'entreprise'],
    author: 'Camille Osterrand',
    daysAgo: 7,
    readCount: 4920,
    pinned: true,
    content: `<p>Une proposition de rectification arrive, parfois longue de cinquante pages, et le premier réflexe du contribuable est d'aller au montant. Celui du fiscaliste est de reprendre le dossier par le début. Le livre des procédures fiscales entoure la vérification de comptabilité de garanties dont la méconnaissance peut suffire à faire tomber l'impôt réclamé, quel que soit le bien-fondé des rectifications.</p>
<h2>Avant la première visite</h2>
<p>L'article L. 47 impose l'envoi ou la remise d'un avis de vérification. Ce document précise les années contrôlées et mentionne expressément, sous peine de nullité de la procédure, la faculté de se faire assister par un conseil de son choix. Le délai entre la réception et la première intervention doit permettre de trouver ce conseil. Un contrôle inopiné reste possible, mais il se limite alors à des constatations matérielles : l'examen au fond des documents comptables doit attendre.</p>
<p>La charte des droits et obligations du contribuable vérifié mérite une lecture attentive : l'article L. 10 rend ses dispositions opposables à l'administration. On y trouve notamment le recours au supérieur hiérarchique du vérificateur, puis à l'interlocuteur désigné, qui constitue une garantie à part entière.</p>
<h2>Pendant le contrôle</h2>
<p>La vérification se déroule en principe dans les locaux de l'entreprise, afin de permettre un débat oral et contradictoire. Trois limites encadrent le vérificateur :</p>
<ul>
<li>pour les petites entreprises, et sauf exceptions, la présence sur place ne peut excéder trois mois (article L. 52) ;</li>
<li>une période vérifiée pour un impôt donné ne peut, en principe, l'être une seconde fois (article L. 51) ;</li>
<li>les documents obtenus auprès de tiers et utilisés pour fonder une rectification doivent être signalés au contribuable et, s'il le demande, communiqués avant la mise en recouvrement (article L. 76 B).</li>
</ul>
<h2>Une fois la proposition reçue</h2>
<p>Selon l'article L. 57, la proposition de rectification doit être motivée de manière à permettre au contribuable de formuler ses observations ou de faire connaître son acceptation. Impôt, année, fondement légal, montant, raisons de fait : l'absence de l'un de ces éléments ouvre une discussion utile. La mention du droit à un conseil est de nouveau exigée à peine de nullité par l'article L. 54 B.</p>
<p>Le contribuable dispose de trente jours pour répondre, prorogés de trente jours s'il le demande avant l'expiration du premier délai. Ce calendrier est impératif : celui qui se tait est réputé accepter et devra ensuite démontrer lui-même l'exagération de l'imposition. L'administration a aussi ses obligations : elle doit motiver sa réponse aux observations qu'elle rejette et, pour les petites entreprises visées à l'article L. 57 A, répondre dans les soixante jours, faute de quoi son silence équivaut en principe à une acceptation.</p>
<p>Si le désaccord persiste sur des questions de fait, la commission des impôts peut être saisie dans les matières que lui réserve l'article L. 59 A. Vient ensuite la réclamation préalable, passage obligé avant le juge. Les vices de procédure pourront encore y être invoqués, mais un dossier constitué dès la première visite, avec la trace de chaque échange, vaut mieux qu'une mémoire reconstituée trois ans plus tard.</p>`,
  },
  {
    slug: 'tva-une-facture-irreguliere-ne-fait-pas-toujours-perdre-la-deduction',
    title: 'TVA : une facture irrégulière ne fait pas toujours perdre le droit à déduction',
    description:
      'La Cour de justice distingue les conditions de fond, qui commandent le droit à déduction, et les exigences de forme, qui servent à le contrôler. La fraude, elle, renverse tout.',
    tags: ['tva', 'droit européen', 'facturation'],
    author: 'Nadège Brisemont',
    daysAgo: 17,
    readCount: 5240,
    content: `<p>Une adresse erronée, un libellé trop vague, un numéro d'identification oublié : lors d'un contrôle, la facture imparfaite est la première pièce que l'on discute. Faut-il pour autant rendre toute la taxe déduite ? La réponse, construite par la Cour de justice de l'Union européenne à partir de la directive 2006/112/CE, est plus nuancée qu'on ne le croit.</p>
<h2>Le fond d'abord</h2>
<p>Le droit à déduction est le cœur du système : il garantit que la taxe ne pèse que sur le consommateur final. Selon l'article 167 de la directive, il prend naissance lorsque la taxe devient exigible chez le fournisseur. L'article 168 en fixe les conditions de fond : l'acquéreur est un assujetti agissant en tant que tel, les biens ou les services lui ont été fournis par un autre assujetti et il les utilise pour les besoins de ses opérations taxées.</p>
<p>L'article 178 exige ensuite de détenir une facture, dont l'article 226 énumère les mentions obligatoires. Il s'agit là d'une condition d'exercice du droit, et non de son existence.</p>
<h2>Une erreur de forme se répare</h2>
<p>De cette distinction, la Cour de justice a tiré une conséquence pratique dans l'arrêt Barlis 06 du 15 septembre 2016 (C-516/14). L'administration ne peut refuser la déduction au seul motif qu'une facture ne comporte pas toutes les mentions requises, dès lors qu'elle dispose de toutes les données pour vérifier que les conditions de fond sont réunies. Elle doit aussi tenir compte des informations complémentaires fournies par l'assujetti : contrat, bons de livraison, relevés d'heures, correspondance.</p>
<p>La limite est dans la même phrase. Si l'irrégularité empêche d'établir la réalité de l'opération ou l'identité du fournisseur, la preuve fait défaut et la déduction tombe. C'est à celui qui déduit de démontrer qu'il remplit les conditions de fond.</p>
<h2>Ce qui ne se régularise pas</h2>
<p>Deux situations échappent à cette souplesse :</p>
<ul>
<li><strong>La fausse facture.</strong> Sans livraison ni prestation réelle, il n'y a pas de taxe déductible. Celui qui mentionne la taxe sur une facture en est pourtant redevable, selon l'article 203 de la directive.</li>
<li><strong>La participation à une fraude.</strong> Depuis l'arrêt Kittel du 6 juillet 2006 (C-439/04 et C-440/04), la déduction est refusée à l'assujetti qui savait, ou aurait dû savoir, que son achat s'inscrivait dans une fraude à la TVA.</li>
</ul>
<p>Le « aurait dû savoir » nourrit l'essentiel du contentieux. Il revient à l'administration d'établir les éléments objectifs qui permettent de le retenir : prix anormalement bas, fournisseur sans moyens, paiements détournés vers un compte inattendu. L'opérateur n'a pas à mener l'enquête à la place du fisc. L'arrêt Mahagében du 21 juin 2012 (C-80/11 et C-142/11) exclut qu'on exige de lui, de manière générale, des vérifications sur son fournisseur. En présence d'indices d'irrégularité, un opérateur avisé doit cependant se renseigner, et conserver la trace de ce qu'il a appris.</p>`,
  },
  {
    slug: 'abus-de-droit-fiscal-du-but-exclusif-au-but-principal',
    title: 'Abus de droit fiscal : du but exclusif au but principal, deux procédures à distinguer',
    description:
      "Les articles L. 64 et L. 64 A du livre des procédures fiscales se ressemblent par leurs mots et diffèrent par leurs effets, surtout lorsqu'il s'agit des majorations.",
    tags: ['abus de droit', 'procédure fiscale', 'contrôle fiscal', 'législation'],
    author: 'Élise Marchenoir',
    daysAgo: 78,
    readCount: 3390,
    content: `<p>Choisir la voie la moins imposée est un droit. Donner à une opération l'apparence de ce qu'elle n'est pas, ou détourner un texte de son objet, ne l'est plus. Entre ces deux affirmations, que personne ne conteste, s'étend un territoire que le livre des procédures fiscales balise désormais par deux articles voisins.</p>
<h2>L. 64, la simulation et la fraude à la loi</h2>
<p>L'article L. 64 permet à l'administration d'écarter comme ne lui étant pas opposables les actes constitutifs d'un abus de droit. Il en distingue deux formes. La première est la fictivité : la donation dont le donateur a conservé le bénéfice, la société qui n'existe que sur le papier. La seconde suppose la réunion de deux éléments : les actes recherchent le bénéfice d'une application littérale de textes ou de décisions à l'encontre des objectifs de leurs auteurs, et ils n'ont pu être inspirés par aucun autre motif que celui d'éluder ou d'atténuer l'impôt.</p>
<p>La sanction est lourde. L'article 1729 du code général des impôts prévoit une majoration de 80 %, ramenée à 40 % lorsqu'il n'est pas établi que le contribuable a été le principal instigateur des actes ou en a été le principal bénéficiaire.</p>
<h2>L. 64 A, le but principalement fiscal</h2>
<p>L'article L. 64 A reprend le critère de l'application littérale contraire aux objectifs des auteurs du texte, mais il se contente d'un <em>motif principal</em> fiscal. Le champ s'élargit donc : la présence d'un intérêt patrimonial ou économique réel ne suffit plus toujours à sauver l'opération. En contrepartie, la majoration propre à l'abus de droit n'est pas attachée à ce fondement. Les pénalités de droit commun, notamment celle de 40 % pour manquement délibéré, demeurent possibles si leurs conditions sont démontrées.</p>
<p>En matière d'impôt sur les sociétés, c'est la clause anti-abus générale de l'article 205 A du code général des impôts qui occupe ce terrain ; l'article L. 64 A la réserve expressément.</p>
<h2>Les garanties du contribuable</h2>
<ul>
<li>En cas de désaccord, le litige peut être soumis au comité de l'abus de droit fiscal, à la demande du contribuable ou de l'administration.</li>
<li>Quel que soit l'avis rendu, la charge de la preuve pèse sur l'administration.</li>
<li>Un rescrit existe : selon l'article L. 64 B, ni l'une ni l'autre procédure n'est applicable si le contribuable a consulté l'administration centrale avant l'opération, en lui fournissant tous les éléments utiles, et n'a pas reçu de réponse dans les six mois.</li>
</ul>
<p>En pratique, la défense se prépare au moment de l'acte. Une note qui expose pourquoi l'opération est conclue, ce qu'elle change dans la gouvernance, le financement ou la transmission, pèse davantage qu'un argumentaire rédigé après le contrôle. Et le juge veille à la cohérence du débat : une administration qui, sans le dire, écarte un acte comme fictif ou inspiré par le seul souci d'éluder l'impôt, et prive ainsi le contribuable de ces garanties, commet un abus de droit « rampant » qui vicie la procédure.</p>`,
  },
  {
    slug: 'loyers-abandonnes-a-une-societe-soeur-acte-anormal-de-gestion',
    title: "Loyers abandonnés à une société sœur : le juge retient l'acte anormal de gestion",
    description:
      "L'intérêt du groupe ne se confond pas avec celui de chacune de ses sociétés. Une cour administrative d'appel réintègre les recettes abandonnées, mais décharge les pénalités.",
    tags: ['impôt sur les sociétés', 'acte anormal de gestion', 'contrôle fiscal', 'jurisprudence'],
    author: 'Hugo Landrevie',
    daysAgo: 140,
    readCount: 1420,
    content: `<p>Pendant deux exercices, la Foncière Malbrequin a renoncé aux loyers d'un entrepôt donné à bail à la société Ateliers Quornel. Les deux entreprises ont le même actionnaire, aucune ne détient l'autre. L'administration a réintégré les sommes abandonnées dans le résultat de la bailleresse. La cour administrative d'appel de Valmoret (n° 00-00.004) lui donne raison sur le principe de l'impôt, et tort sur les pénalités.</p>
<h2>S'appauvrir, mais pour qui ?</h2>
<p>L'arrêt part de la définition donnée par le Conseil d'État, en formation plénière fiscale, le 21 décembre 2018 : constitue un acte anormal de gestion l'acte par lequel une entreprise décide de s'appauvrir à des fins étrangères à son intérêt. L'administration ne juge pas l'opportunité des choix de gestion ; un mauvais calcul n'est pas un acte anormal. Il lui appartient d'établir les faits qui révèlent l'anormalité.</p>
<p>Pour une renonciation à recettes, cette preuve est réputée apportée lorsque l'entreprise n'est pas en mesure de justifier qu'elle a obtenu une contrepartie. La Foncière Malbrequin en invoquait trois :</p>
<ol>
<li>la sauvegarde d'un locataire, dans un secteur où les entrepôts restent longtemps vacants ;</li>
<li>la réputation du groupe auprès de ses banques ;</li>
<li>une clause de retour à meilleure fortune.</li>
</ol>
<h2>Trois contreparties, trois réponses</h2>
<p>La première aurait pu convaincre. Un bailleur peut avoir intérêt à aider temporairement son preneur plutôt que de perdre un bail. Mais aucune pièce n'établissait le risque de vacance, et l'administration produisait deux offres de location reçues la même année. La deuxième relève de l'intérêt du groupe, que le droit fiscal ne reconnaît pas comme tel : chaque société s'apprécie isolément, et si une mère peut avoir un intérêt propre à soutenir sa filiale, une société sœur doit démontrer le sien.</p>
<p>Quant à la clause, elle n'avait ni terme, ni seuil, ni mécanisme de suivi. La cour y voit « une espérance, non une contrepartie ». Les loyers sont donc réintégrés au résultat imposable, sur le fondement des articles 38 et 209 du code général des impôts.</p>
<h2>La pénalité ne suit pas le principal</h2>
<p>L'administration avait appliqué la majoration de 40 % prévue par l'article 1729 en cas de manquement délibéré. Il lui revenait d'établir l'intention d'éluder l'impôt. Or la renonciation figurait dans les comptes, était décrite en annexe et avait été approuvée en assemblée. Se borner à relever la communauté d'actionnaires ne suffisait pas : les pénalités sont déchargées.</p>
<p>La leçon est affaire de preuve. Un abandon consenti à une société liée peut être normal si l'intérêt de celle qui le consent est documenté au jour de la décision : étude du marché locatif, situation du preneur, échéancier, clause de retour assortie de critères vérifiables. Après le contrôle, ces éléments ne se reconstituent guère.</p>
<p><em>Décision imaginée pour le contenu de démonstration de Parution.</em></p>`,
  },
  {
    slug: 'rescrit-fiscal-obtenir-de-l-administration-une-reponse-qui-l-engage',
    title: "Rescrit fiscal : comment obtenir de l'administration une réponse qui l'engage",
    description:
      "Une demande écrite, précise et complète ouvre droit à une prise de position opposable. Encore faut-il que la situation décrite soit bien celle qui existera, et qu'elle le reste.",
    tags: ['rescrit', 'procédure fiscale', 'législation'],
    author: 'Admin',
    daysAgo: 205,
    readCount: 980,
    content: `<p>Le contribuable qui hésite sur l'application d'un texte n'est pas condamné à attendre un contrôle pour savoir s'il avait raison. Les articles L. 80 A et L. 80 B du livre des procédures fiscales lui permettent d'opposer à l'administration ce qu'elle a elle-même écrit, à tous ou à lui seul.</p>
<h2>Deux garanties, deux sources</h2>
<p>L'article L. 80 A protège celui qui a appliqué un texte fiscal selon l'interprétation que l'administration avait fait connaître par ses instructions ou circulaires publiées, et qu'elle n'avait pas rapportée à la date des opérations. Peu importe que cette interprétation soit contraire à la loi : elle engage son auteur. La contrepartie est la lecture littérale : le contribuable doit entrer exactement dans les prévisions de la doctrine, sans raisonner par analogie.</p>
<p>L'article L. 80 B étend cette garantie aux prises de position individuelles, lorsque l'administration s'est formellement prononcée sur l'appréciation d'une situation de fait au regard d'un texte fiscal. C'est le rescrit au sens courant.</p>
<h2>Écrire une bonne demande</h2>
<p>L'administration se prononce dans un délai de trois mois lorsqu'elle est saisie d'une demande « écrite, précise et complète par un redevable de bonne foi ». Chaque terme correspond à une vérification :</p>
<ul>
<li>l'identité du demandeur et celle des personnes concernées par l'opération ;</li>
<li>une présentation sincère et entière des faits, sans omettre celui qui dérange ;</li>
<li>le texte dont l'application est demandée, et l'analyse que le demandeur en propose ;</li>
<li>les projets d'actes, s'ils éclairent la situation.</li>
</ul>
<p>Sauf dans les cas particuliers prévus par la loi, l'absence de réponse dans les trois mois ne vaut pas accord. C'est la différence majeure avec certains rescrits spéciaux, comme celui relatif au crédit d'impôt recherche, pour lesquels le silence gardé au terme du délai engage l'administration.</p>
<h2>Portée et recours</h2>
<p>La réponse protège son destinataire, pour la situation décrite et aussi longtemps que celle-ci demeure. Un changement de fait ou de texte la prive d'effet. L'administration peut aussi modifier sa position : elle doit alors en informer le contribuable, et ce revirement ne vaut que pour l'avenir. Le tiers placé dans une situation comparable ne peut, en principe, se prévaloir de la lettre reçue par un autre.</p>
<p>Lorsque la réponse ne convient pas, l'article L. 80 CB ouvre un second examen, collégial, à demander dans les deux mois et à la condition de ne pas invoquer d'éléments nouveaux. Devant le juge, la voie normale reste la contestation de l'impôt, une fois celui-ci établi. Le Conseil d'État a toutefois admis, par une décision de section du 2 décembre 2016, que le recours pour excès de pouvoir soit ouvert contre un rescrit défavorable lorsque s'y conformer entraînerait des effets notables autres que fiscaux : renoncer à un projet important, par exemple, ou modifier en profondeur son activité.</p>`,
  },
];
