import type { SeedArticle } from '../seed-article.ts';

/** Raw material for the editors: unpublished notes, to be combined into articles. */
export const sources: readonly (SeedArticle & { readonly category: string })[] = [
  {
    category: 'administratif',
    slug: 'note-silence-de-l-administration-deux-mois-pour-une-acceptation',
    title: "Silence de l'administration : deux mois pour une acceptation, et de nombreuses exceptions",
    description:
      "Rappel des articles L. 231-1 et suivants du code des relations entre le public et l'administration : principe, exceptions, preuve de la décision implicite et retrait.",
    tags: ['administration', 'procédure', 'législation'],
    author: 'Admin',
    daysAgo: 8,
    readCount: 0,
    content: `
<p>Le silence gardé pendant deux mois par l'administration sur une demande vaut décision d'acceptation. La règle, issue de la loi n° 2013-1005 du 12 novembre 2013, figure à l'article L. 231-1 du code des relations entre le public et l'administration. Elle s'applique à l'État depuis le 12 novembre 2014 et aux collectivités territoriales depuis le 12 novembre 2015.</p>
<p>L'article L. 231-4 énumère cinq cas où le silence vaut au contraire rejet, toujours après deux mois : demande ne tendant pas à une décision individuelle, réclamation ou recours administratif, demande à caractère financier, motifs tenant notamment à l'ordre public ou aux engagements internationaux, relations entre l'administration et ses agents. Des décrets ajoutent d'autres exceptions ou fixent un délai différent.</p>
<h2>Preuve et recours</h2>
<p>Toute demande fait l'objet d'un accusé de réception, selon l'article L. 112-3. À défaut de cet accusé, les délais de recours ne sont pas opposables à l'auteur de la demande, précise l'article L. 112-6. Le bénéficiaire d'une acceptation implicite peut demander une attestation, prévue à l'article L. 232-3.</p>
<p>L'acceptation implicite, décision créatrice de droits, ne peut être retirée que si elle est illégale et dans les quatre mois (article L. 242-1). Le rejet implicite se conteste en principe dans les deux mois devant le tribunal administratif, en application des articles R. 421-1 et R. 421-2 du code de justice administrative.</p>
`,
  },
  {
    category: 'administratif',
    slug: 'note-referes-administratifs-urgence-trois-procedures',
    title: "Référés administratifs : trois procédures d'urgence, trois séries de conditions",
    description:
      'Suspension, liberté, mesures utiles : les articles L. 521-1 à L. 521-3 du code de justice administrative, leurs délais et les recours ouverts contre les ordonnances.',
    tags: ['référé', 'procédure'],
    author: 'Admin',
    daysAgo: 127,
    readCount: 0,
    content: `
<p>La loi n° 2000-597 du 30 juin 2000, entrée en vigueur le 1er janvier 2001, a créé les trois grands référés d'urgence devant le juge administratif. Le juge statue seul, par des mesures provisoires, et n'est pas saisi du principal (article L. 511-1 du code de justice administrative).</p>
<p>Le référé-suspension (article L. 521-1) exige deux conditions : l'urgence et un moyen propre à créer un doute sérieux quant à la légalité de la décision. Il suppose une requête distincte en annulation ou en réformation, dont la copie est jointe à la demande.</p>
<p>Le référé-liberté (article L. 521-2) vise une atteinte grave et manifestement illégale à une liberté fondamentale, commise par une personne publique ou un organisme chargé d'un service public dans l'exercice de ses pouvoirs. Le juge se prononce dans les quarante-huit heures. L'appel est porté devant le Conseil d'État dans les quinze jours (article L. 523-1).</p>
<p>Le référé mesures utiles (article L. 521-3) permet d'ordonner toute autre mesure utile sans faire obstacle à l'exécution d'une décision administrative. Dans tous les cas, l'article L. 522-3 autorise le rejet sans audience d'une demande dépourvue d'urgence, mal fondée ou irrecevable. En matière de suspension, l'ordonnance n'est susceptible que d'un pourvoi en cassation, dans les quinze jours.</p>
`,
  },
  {
    category: 'affaires',
    slug: 'note-delais-de-paiement-entre-entreprises-plafonds-et-amende',
    title: "Délais de paiement entre entreprises : les plafonds du code de commerce et l'amende",
    description:
      "Trente jours par défaut, soixante au plus par convention, quarante euros de frais : les chiffres de l'article L. 441-10 et la sanction prévue par l'article L. 441-16.",
    tags: ['contrat', 'entreprise', 'législation'],
    author: 'Admin',
    daysAgo: 17,
    readCount: 0,
    content: `
<p>À défaut de clause contraire, une facture entre professionnels est payable trente jours après la réception des marchandises ou l'exécution de la prestation. L'article L. 441-10 du code de commerce, héritier de la loi n° 2008-776 du 4 août 2008, permet aux parties de convenir d'un autre délai, dans la limite de soixante jours après la date d'émission de la facture.</p>
<p>Par dérogation, un délai de quarante-cinq jours fin de mois peut être stipulé, à condition d'être expressément prévu et de ne pas constituer un abus manifeste. Pour une facture périodique, le plafond est de quarante-cinq jours après son émission. Des délais propres existent pour certains secteurs, dont le transport et les denrées périssables (article L. 441-11).</p>
<p>Les pénalités de retard sont exigibles sans rappel. Sans autre stipulation, leur taux est celui de la Banque centrale européenne pour son opération de refinancement la plus récente, majoré de dix points ; le taux convenu ne peut être inférieur à trois fois l'intérêt légal. S'y ajoute une indemnité forfaitaire de recouvrement de 40 euros par facture (article D. 441-5).</p>
<p>Le manquement est passible d'une amende administrative : 75 000 euros au plus pour une personne physique, 2 millions d'euros pour une personne morale (article L. 441-16). Le maximum est doublé en cas de réitération dans les deux ans.</p>
`,
  },
  {
    category: 'affaires',
    slug: 'note-insuffisance-d-actif-ce-que-risque-le-dirigeant',
    title: "Insuffisance d'actif : ce que risque le dirigeant d'une société en liquidation",
    description:
      "Faute de gestion, prescription de trois ans, exclusion de la simple négligence : l'action de l'article L. 651-2 du code de commerce et les sanctions personnelles voisines.",
    tags: ['entreprise', 'responsabilité'],
    author: 'Admin',
    daysAgo: 112,
    readCount: 0,
    content: `
<p>Lorsque la liquidation judiciaire d'une personne morale fait apparaître une insuffisance d'actif, le tribunal peut la mettre, en tout ou partie, à la charge des dirigeants de droit ou de fait qui ont contribué à la faute de gestion. L'article L. 651-2 du code de commerce exige trois éléments : une insuffisance d'actif, une faute, un lien entre les deux.</p>
<p>Depuis la loi n° 2016-1691 du 9 décembre 2016, la simple négligence du dirigeant dans la gestion de la société ne permet plus d'engager cette responsabilité. L'action se prescrit par trois ans à compter du jugement qui prononce la liquidation. Elle appartient au liquidateur, au ministère public et, dans certaines conditions, à la majorité des créanciers nommés contrôleurs (article L. 651-3).</p>
<h2>Les sanctions personnelles</h2>
<p>La déclaration de cessation des paiements doit intervenir dans les quarante-cinq jours (articles L. 631-4 et L. 640-4). L'omission faite sciemment peut être sanctionnée par une interdiction de gérer, prévue à l'article L. 653-8, dont le texte a été précisé par la loi n° 2015-990 du 6 août 2015.</p>
<p>La faillite personnelle et l'interdiction de gérer sont prononcées pour une durée de quinze ans au plus (article L. 653-11). Elles peuvent s'ajouter à la condamnation pécuniaire.</p>
`,
  },
  {
    category: 'affaires',
    slug: 'note-caution-du-gerant-reduite-tribunal-de-commerce-de-valmorant',
    title: 'Caution du gérant réduite à 45 000 euros par le tribunal de commerce de Valmorant',
    description:
      "La banque réclamait 180 000 euros. Le tribunal applique l'article 2300 du code civil et ramène l'engagement, manifestement disproportionné, à ce que le gérant pouvait garantir.",
    tags: ['cautionnement', 'entreprise', 'jurisprudence'],
    author: 'Admin',
    daysAgo: 29,
    readCount: 0,
    content: `
<p>Le tribunal de commerce de Valmorant a réduit de 180 000 à 45 000 euros l'engagement de caution souscrit le 14 mars 2022 par le gérant de la société Menuiseries Cardevac, placée depuis en liquidation judiciaire. Le jugement, n° 00-00.041, fait application de l'article 2300 du code civil, dans sa rédaction issue de l'ordonnance n° 2021-1192 du 15 septembre 2021, applicable aux cautionnements conclus depuis le 1er janvier 2022.</p>
<p>Au jour de la signature, le gérant déclarait 31 200 euros de revenus annuels, une épargne de 12 000 euros et la moitié indivise d'un logement grevé d'un prêt. La fiche de renseignements remplie le 2 mars 2022 mentionnait déjà deux autres engagements, pour 60 000 euros au total.</p>
<p>Le texte ancien aurait privé la banque Orvanne Crédit du droit de se prévaloir du cautionnement. Le nouveau se borne à le réduire au montant à hauteur duquel la caution pouvait s'engager à cette date, souligne le tribunal. Il retient 45 000 euros, après examen du patrimoine net.</p>
<p>La banque est en outre déchue des intérêts pour une année, faute de justifier de l'information due avant le 31 mars (article 2302). La mention apposée par la caution, conforme à l'article 2297, n'était pas discutée.</p>
<p><em>Décision imaginée pour le contenu de démonstration de Parution.</em></p>
`,
  },
  {
    category: 'civil',
    slug: 'note-construction-un-deux-et-dix-ans-les-garanties-legales',
    title: 'Construction : un, deux et dix ans, les trois garanties qui suivent la réception',
    description:
      "Parfait achèvement, bon fonctionnement, décennale : point de départ, durée et champ des garanties des articles 1792 et suivants du code civil, avec l'assurance obligatoire.",
    tags: ['construction', 'responsabilité', 'législation'],
    author: 'Admin',
    daysAgo: 41,
    readCount: 0,
    content: `
<p>La loi n° 78-12 du 4 janvier 1978 a fixé l'architecture des garanties dues par les constructeurs. Toutes partent de la réception, acte par lequel le maître de l'ouvrage accepte les travaux avec ou sans réserves (article 1792-6 du code civil).</p>
<p>La garantie de parfait achèvement dure un an. Elle pèse sur l'entrepreneur et couvre les désordres réservés à la réception ou notifiés par écrit dans l'année. La garantie de bon fonctionnement, de deux ans au moins, concerne les éléments d'équipement dissociables (article 1792-3). La garantie décennale, de dix ans, vise les dommages qui compromettent la solidité de l'ouvrage ou le rendent impropre à sa destination (articles 1792 et 1792-4-1).</p>
<p>Ces responsabilités sont d'ordre public : toute clause qui les exclut ou les limite est réputée non écrite, selon l'article 1792-5. Le constructeur ne s'exonère de la décennale que par la preuve d'une cause étrangère.</p>
<p>L'assurance décennale est obligatoire (article L. 241-1 du code des assurances), comme l'assurance dommages-ouvrage du maître de l'ouvrage (article L. 242-1). L'assureur dommages-ouvrage prend position dans les soixante jours de la déclaration et présente son offre dans les quatre-vingt-dix jours. Le défaut d'assurance est puni de six mois d'emprisonnement et de 75 000 euros d'amende, sauf pour le particulier qui construit pour lui-même ou sa famille proche (article L. 243-3).</p>
`,
  },
  {
    category: 'civil',
    slug: 'note-pompe-a-chaleur-bruyante-trouble-de-voisinage-aubrelle',
    title: 'Pompe à chaleur trop bruyante : 6 400 euros et un déplacement ordonnés à Aubrelle',
    description:
      "Le tribunal judiciaire d'Aubrelle retient un trouble excédant les inconvénients normaux de voisinage, sur la base de mesures de nuit et du nouvel article 1253 du code civil.",
    tags: ['voisinage', 'responsabilité', 'jurisprudence'],
    author: 'Admin',
    daysAgo: 5,
    readCount: 0,
    content: `
<p>Le tribunal judiciaire d'Aubrelle a condamné les propriétaires d'une maison à déplacer leur pompe à chaleur dans les trois mois, sous astreinte de 50 euros par jour de retard, et à verser 6 400 euros à leurs voisins. Le jugement, n° 00-00.052, se fonde sur l'article 1253 du code civil, créé par la loi n° 2024-346 du 15 avril 2024.</p>
<p>L'appareil avait été posé à 2,80 mètres d'une chambre. Le rapport acoustique relève une émergence de 7,5 décibels la nuit. Or l'article R. 1336-7 du code de la santé publique fixe la limite à 3 décibels entre 22 heures et 7 heures, et à 5 décibels le jour, sous réserve d'un terme correctif lié à la durée du bruit.</p>
<p>Les défendeurs invoquaient une installation conforme aux règles d'urbanisme et aux préconisations du fabricant. La conformité n'exclut pas le trouble, répond le tribunal : la responsabilité est de plein droit, sans qu'il soit besoin d'une faute. L'exception d'antériorité ne jouait pas, les voisins occupant leur logement depuis 2011.</p>
<p>L'indemnité se décompose en 5 200 euros pour vingt-six mois de trouble de jouissance et 1 200 euros de frais de mesure. La tentative de conciliation exigée par l'article 750-1 du code de procédure civile avait échoué.</p>
<p><em>Décision imaginée pour le contenu de démonstration de Parution.</em></p>
`,
  },
  {
    category: 'constitutionnel',
    slug: 'note-question-prioritaire-de-constitutionnalite-criteres-et-delais',
    title: 'Question prioritaire de constitutionnalité : trois critères et deux fois trois mois',
    description:
      "De la révision de 2008 à l'examen par le Conseil constitutionnel : les étapes de la QPC, les filtres des deux cours suprêmes et l'effet d'une abrogation.",
    tags: ['qpc', 'conseil constitutionnel', 'législation'],
    author: 'Admin',
    daysAgo: 12,
    readCount: 0,
    content: `
<p>Créée par la révision constitutionnelle du 23 juillet 2008, la question prioritaire de constitutionnalité figure à l'article 61-1 de la Constitution. La loi organique n° 2009-1523 du 10 décembre 2009 en a fixé la procédure, aux articles 23-1 à 23-12 de l'ordonnance n° 58-1067 du 7 novembre 1958. Elle est applicable depuis le 1er mars 2010.</p>
<p>Le justiciable soutient, par un écrit distinct et motivé, qu'une disposition législative porte atteinte aux droits et libertés que la Constitution garantit. Le juge du fond transmet si trois conditions sont réunies : la disposition est applicable au litige, elle n'a pas déjà été déclarée conforme, sauf changement des circonstances, et la question n'est pas dépourvue de caractère sérieux.</p>
<p>Le Conseil d'État ou la Cour de cassation dispose de trois mois pour renvoyer la question, si elle est nouvelle ou présente un caractère sérieux. Faute de décision dans ce délai, elle est transmise au Conseil constitutionnel, qui statue à son tour dans les trois mois.</p>
<p>La disposition déclarée inconstitutionnelle est abrogée à compter de la publication de la décision ou d'une date ultérieure que celle-ci fixe (article 62, alinéa 2). Les décisions s'imposent aux pouvoirs publics et à toutes les autorités administratives et juridictionnelles.</p>
`,
  },
  {
    category: 'constitutionnel',
    slug: 'note-controle-a-priori-des-lois-soixante-parlementaires-un-mois',
    title: 'Contrôle des lois avant promulgation : soixante parlementaires, un mois pour statuer',
    description:
      "Qui saisit le Conseil constitutionnel avant l'entrée en vigueur d'une loi, dans quel délai et avec quel effet : l'article 61 de la Constitution et trois dates clés.",
    tags: ['conseil constitutionnel', 'parlement'],
    author: 'Admin',
    daysAgo: 98,
    readCount: 0,
    content: `
<p>Avant sa promulgation, une loi ordinaire peut être déférée au Conseil constitutionnel par le président de la République, le Premier ministre, le président de l'Assemblée nationale, le président du Sénat, soixante députés ou soixante sénateurs. L'ouverture de la saisine aux parlementaires date de la loi constitutionnelle n° 74-904 du 29 octobre 1974.</p>
<p>Le Conseil statue dans le délai d'un mois, ramené à huit jours à la demande du Gouvernement en cas d'urgence. La saisine suspend le délai de promulgation, qui est de quinze jours à compter de la transmission de la loi définitivement adoptée (articles 10 et 61 de la Constitution).</p>
<p>Le contrôle est obligatoire pour les lois organiques et pour les règlements des assemblées. Il est exclu pour les lois adoptées par référendum, selon la décision n° 62-20 DC du 6 novembre 1962.</p>
<p>Les normes de référence se sont étendues avec la décision n° 71-44 DC du 16 juillet 1971, qui a donné valeur constitutionnelle au Préambule et, par lui, à la Déclaration de 1789. La Charte de l'environnement s'y est ajoutée par la loi constitutionnelle du 1er mars 2005. Une disposition déclarée inconstitutionnelle ne peut être promulguée ni mise en application (article 62, alinéa 1er).</p>
`,
  },
  {
    category: 'droit-penal',
    slug: 'note-garde-a-vue-durees-droits-et-controle-du-parquet',
    title: 'Garde à vue : durées, droits notifiés et contrôle, le rappel des textes en vigueur',
    description:
      'Vingt-quatre heures renouvelables, trente minutes avec un avocat, prolongations propres à la criminalité organisée : les articles 62-2 à 63-4 et 706-88 du code de procédure pénale.',
    tags: ['garde à vue', 'procédure pénale'],
    author: 'Admin',
    daysAgo: 22,
    readCount: 0,
    content: `
<p>La garde à vue suppose des raisons plausibles de soupçonner une personne d'avoir commis ou tenté de commettre un crime ou un délit puni d'emprisonnement. L'article 62-2 du code de procédure pénale exige qu'elle soit l'unique moyen de parvenir à au moins un de six objectifs, dont l'exécution des investigations et la préservation des preuves.</p>
<p>Sa durée est de vingt-quatre heures (article 63). Le procureur de la République peut la prolonger de vingt-quatre heures au plus, par une autorisation écrite et motivée, si la peine encourue est d'au moins un an d'emprisonnement. En matière de criminalité organisée, l'article 706-88 permet deux prolongations supplémentaires de vingt-quatre heures, décidées par le juge des libertés et de la détention ou par le juge d'instruction, soit quatre-vingt-seize heures.</p>
<h2>Les droits</h2>
<p>La personne est immédiatement informée de l'infraction, de la durée de la mesure et de ses droits, dont celui de se taire (article 63-1). Elle peut faire prévenir un proche (article 63-2), être examinée par un médecin (article 63-3) et s'entretenir trente minutes avec un avocat (article 63-4), à nouveau en cas de prolongation.</p>
<p>Ce régime doit beaucoup à la décision n° 2010-14/22 QPC du 30 juillet 2010 et à la loi n° 2011-392 du 14 avril 2011, entrée en vigueur le 1er juin 2011.</p>
`,
  },
  {
    category: 'droit-penal',
    slug: 'note-prescription-de-l-action-publique-un-six-et-vingt-ans',
    title: "Prescription de l'action publique : un, six et vingt ans depuis la loi de 2017",
    description:
      'Contraventions, délits, crimes, infractions occultes : les délais des articles 7 à 9-1 du code de procédure pénale et les règles spéciales qui y dérogent.',
    tags: ['prescription', 'procédure pénale', 'législation'],
    author: 'Admin',
    daysAgo: 134,
    readCount: 0,
    content: `
<p>La loi n° 2017-242 du 27 février 2017, en vigueur depuis le 1er mars 2017, a doublé les délais de droit commun de l'action publique pour les crimes et les délits. Un crime se prescrit par vingt ans (article 7 du code de procédure pénale), un délit par six ans (article 8), une contravention par un an (article 9). Le délai court en principe du jour où l'infraction a été commise.</p>
<p>Les crimes contre l'humanité sont imprescriptibles. Le délai est porté à trente ans pour certains crimes, notamment de terrorisme. Les crimes sexuels commis sur un mineur se prescrivent par trente ans à compter de la majorité de la victime, depuis la loi n° 2018-703 du 3 août 2018.</p>
<p>Pour l'infraction occulte ou dissimulée, le point de départ est reporté au jour où les faits ont pu être constatés dans des conditions permettant les poursuites (article 9-1). Une borne s'impose toutefois : douze ans pour les délits et trente ans pour les crimes, à compter du jour de la commission.</p>
<p>Les délits de presse relèvent d'un régime à part : trois mois, selon l'article 65 de la loi du 29 juillet 1881, et un an dans certains cas. La loi nouvelle s'applique immédiatement aux faits antérieurs lorsque la prescription n'est pas acquise (article 112-2 du code pénal).</p>
`,
  },
  {
    category: 'fiscalite',
    slug: 'note-abus-de-droit-fiscal-deux-procedures-deux-seuils',
    title: 'Abus de droit fiscal : deux procédures, deux définitions du but poursuivi',
    description:
      "But exclusivement fiscal à l'article L. 64, but principalement fiscal à l'article L. 64 A du livre des procédures fiscales : champ, majorations et garanties comparés.",
    tags: ['procédure fiscale', 'abus de droit', 'législation'],
    author: 'Admin',
    daysAgo: 36,
    readCount: 0,
    content: `
<p>L'article L. 64 du livre des procédures fiscales permet à l'administration d'écarter, comme ne lui étant pas opposables, les actes fictifs et ceux qui, recherchant l'application littérale d'un texte à l'encontre des objectifs de ses auteurs, n'ont pu être inspirés par aucun autre motif que celui d'éluder ou d'atténuer l'impôt.</p>
<p>La loi n° 2018-1317 du 28 décembre 2018 y a ajouté l'article L. 64 A, qui vise les actes ayant un motif principalement fiscal. Il concerne les actes passés à compter du 1er janvier 2020. Une première tentative d'élargir la définition avait été censurée par la décision n° 2013-685 DC du 29 décembre 2013, en raison notamment de la majoration qui s'y attachait.</p>
<p>Les sanctions diffèrent. L'abus de l'article L. 64 entraîne une majoration de 80 %, ramenée à 40 % lorsque le contribuable n'en a pas été l'instigateur principal ni le principal bénéficiaire (article 1729, b, du code général des impôts). L'article L. 64 A n'emporte aucune majoration automatique ; celle de 40 % pour manquement délibéré reste possible.</p>
<p>Dans les deux cas, le litige peut être soumis au comité de l'abus de droit fiscal. Le contribuable peut aussi interroger l'administration avant de conclure : le silence gardé six mois interdit la procédure (article L. 64 B).</p>
`,
  },
  {
    category: 'fiscalite',
    slug: 'note-loyers-abandonnes-acte-anormal-de-gestion-valmorant',
    title: "Loyers abandonnés à une société sœur : l'acte anormal de gestion retenu à Valmorant",
    description:
      'Trois exercices sans loyer, 84 000 euros réintégrés : le tribunal administratif de Valmorant valide le rehaussement mais décharge la société de la majoration de 40 %.',
    tags: ['impôt sur les sociétés', 'procédure fiscale', 'jurisprudence'],
    author: 'Admin',
    daysAgo: 93,
    readCount: 0,
    content: `
<p>Le tribunal administratif de Valmorant a confirmé la réintégration de 84 000 euros dans les résultats de la société Sylvarande, qui avait renoncé pendant trois exercices, de 2017 à 2019, au loyer dû par sa société sœur Brécourtine. Le loyer annuel prévu au bail était de 28 000 euros.</p>
<p>Le jugement, n° 00-00.058, reprend la définition donnée par le Conseil d'État le 21 décembre 2018 : constitue un acte anormal de gestion l'acte par lequel une entreprise décide de s'appauvrir à des fins étrangères à son intérêt. L'administration, qui établissait la renonciation, n'avait pas à démontrer davantage ; il revenait à la société de justifier d'une contrepartie.</p>
<p>Sylvarande invoquait l'intérêt du groupe et la sauvegarde d'un locataire en difficulté. Le tribunal répond que les deux sociétés n'avaient entre elles aucune relation commerciale, que l'intérêt propre de la bailleresse n'était pas établi et que Brécourtine avait distribué 35 000 euros de dividendes le 20 juin 2018.</p>
<p>La majoration de 40 % pour manquement délibéré (article 1729, a, du code général des impôts) est en revanche écartée. L'abandon figurait en clair dans l'annexe des comptes, et l'intention d'éluder l'impôt n'est pas prouvée. La réclamation avait été rejetée le 9 novembre 2021.</p>
<p><em>Décision imaginée pour le contenu de démonstration de Parution.</em></p>
`,
  },
  {
    category: 'international',
    slug: 'note-bruxelles-i-bis-quel-juge-dans-l-union-europeenne',
    title: "Bruxelles I bis : quel juge saisir quand le litige traverse l'Union européenne",
    description:
      'Domicile du défendeur, options de compétence, clauses attributives et circulation des jugements : les articles clés du règlement n° 1215/2012, applicable depuis 2015.',
    tags: ['droit européen', 'procédure'],
    author: 'Admin',
    daysAgo: 54,
    readCount: 0,
    content: `
<p>Le règlement (UE) n° 1215/2012 du 12 décembre 2012, dit Bruxelles I bis, s'applique aux actions intentées depuis le 10 janvier 2015 en matière civile et commerciale. Il a remplacé le règlement (CE) n° 44/2001 du 22 décembre 2000.</p>
<p>Le principe est posé à l'article 4 : le défendeur domicilié dans un État membre est attrait devant les juridictions de cet État, quelle que soit sa nationalité. L'article 7 ouvre des options. En matière contractuelle, le demandeur peut saisir le juge du lieu d'exécution de l'obligation, c'est-à-dire le lieu de livraison pour une vente de marchandises ; en matière délictuelle, celui du lieu où le fait dommageable s'est produit ou risque de se produire.</p>
<p>Le consommateur peut agir devant le tribunal de son propre domicile (article 18). Certaines compétences sont exclusives, par exemple pour les droits réels immobiliers (article 24). Les parties peuvent aussi désigner un juge par une convention (article 25), à laquelle l'article 31 donne priorité en cas de procédures parallèles.</p>
<p>Les décisions sont reconnues sans procédure (article 36) et exécutoires sans déclaration préalable (article 39), l'exequatur ayant été supprimé. Le refus reste possible pour les motifs de l'article 45, dont la contrariété manifeste à l'ordre public.</p>
`,
  },
  {
    category: 'international',
    slug: 'note-enlevement-international-d-enfants-convention-de-la-haye',
    title: "Enlèvement international d'enfants : le retour d'abord, selon la convention de La Haye",
    description:
      'Enfant de moins de seize ans, six semaines pour statuer, une année pour agir : les règles de la convention du 25 octobre 1980 et leur complément européen.',
    tags: ['famille', 'droit européen'],
    author: 'Admin',
    daysAgo: 119,
    readCount: 0,
    content: `
<p>La convention de La Haye du 25 octobre 1980, entrée en vigueur le 1er décembre 1983, organise le retour immédiat des enfants déplacés ou retenus illicitement hors de l'État de leur résidence habituelle. Elle cesse de s'appliquer lorsque l'enfant atteint seize ans (article 4).</p>
<p>Le déplacement est illicite s'il viole un droit de garde effectivement exercé (article 3). Lorsque la demande est formée moins d'un an après, le juge ordonne le retour immédiat ; au-delà, il le fait encore, sauf si l'enfant s'est intégré dans son nouveau milieu (article 12). Il ne statue pas sur le fond du droit de garde.</p>
<p>Les exceptions sont d'interprétation stricte. L'article 13 vise notamment l'absence d'exercice effectif de la garde, le consentement du parent, le risque grave de danger physique ou psychique et l'opposition de l'enfant dont la maturité justifie qu'il soit entendu.</p>
<p>Entre États de l'Union européenne liés par ce texte, le règlement (UE) 2019/1111 du 25 juin 2019, applicable depuis le 1er août 2022, complète la convention. Son article 24 impose à la juridiction de première instance de statuer en six semaines au plus, sauf circonstances exceptionnelles. En France, le ministère de la justice est l'autorité centrale, et des tribunaux judiciaires spécialement désignés connaissent de ces affaires (article L. 211-12 du code de l'organisation judiciaire).</p>
`,
  },
  {
    category: 'justice',
    slug: 'note-conciliation-prealable-obligatoire-litiges-de-5000-euros',
    title: 'Conciliation préalable obligatoire : les litiges de 5 000 euros au plus et leurs exceptions',
    description:
      "Annulé en 2022, rétabli en 2023, l'article 750-1 du code de procédure civile impose une tentative amiable avant certains procès. Champ, dispenses et sanction.",
    tags: ['procédure civile', 'médiation', 'législation'],
    author: 'Admin',
    daysAgo: 3,
    readCount: 0,
    content: `
<p>L'article 750-1 du code de procédure civile impose, avant de saisir le tribunal judiciaire, une tentative de conciliation par un conciliateur de justice, de médiation ou de procédure participative. L'obligation vise les demandes de paiement n'excédant pas 5 000 euros, certains conflits de voisinage comme le bornage ou les distances de plantation, et le trouble anormal de voisinage.</p>
<p>Le texte a connu une éclipse. Issu du décret n° 2019-1333 du 11 décembre 2019, il a été annulé par le Conseil d'État le 22 septembre 2022, faute de préciser les conditions de l'indisponibilité des conciliateurs. Le décret n° 2023-357 du 11 mai 2023 l'a rétabli pour les instances introduites à compter du 1er octobre 2023.</p>
<p>Sont notamment dispensés les cas d'urgence manifeste, les demandes d'homologation d'un accord et les litiges soumis à un recours préalable obligatoire. L'indisponibilité des conciliateurs est un motif légitime si la première réunion ne peut être organisée dans les trois mois de la saisine. Ce délai se prouve par tout moyen.</p>
<p>La sanction est l'irrecevabilité, que le juge peut prononcer d'office. La démarche a un avantage : la prescription est suspendue à compter de l'accord écrit de recourir à la médiation ou à la conciliation ou, à défaut d'écrit, de la première réunion. Elle recommence à courir pour au moins six mois (article 2238 du code civil).</p>
`,
  },
  {
    category: 'justice',
    slug: 'note-appel-en-matiere-civile-delais-a-retenir',
    title: 'Appel en matière civile : les délais à retenir, de la notification aux conclusions',
    description:
      'Un mois ou quinze jours pour former appel, trois mois pour conclure, radiation possible : la procédure avec représentation obligatoire depuis le décret du 29 décembre 2023.',
    tags: ['procédure civile', 'appel'],
    author: 'Admin',
    daysAgo: 47,
    readCount: 0,
    content: `
<p>Le délai d'appel est d'un mois en matière contentieuse et de quinze jours en matière gracieuse (article 538 du code de procédure civile). Il est aussi de quinze jours contre une ordonnance de référé (article 490). Il court à compter de la notification du jugement. Une augmentation d'un mois ou de deux mois bénéficie, selon l'article 643, aux personnes qui demeurent outre-mer ou à l'étranger.</p>
<p>Le jugement qui n'a pas été notifié dans les deux ans de son prononcé ne peut plus être attaqué par la partie qui a comparu (article 528-1).</p>
<h2>Devant la cour</h2>
<p>La procédure avec représentation obligatoire a été réécrite par le décret n° 2023-1391 du 29 décembre 2023, applicable aux instances d'appel introduites à compter du 1er septembre 2024. Devant le conseiller de la mise en état, l'appelant conclut dans les trois mois de sa déclaration, à peine de caducité (article 908) ; l'intimé a trois mois pour répondre, à peine d'irrecevabilité (article 909). Dans la procédure à bref délai, chacun dispose de deux mois (article 906-2).</p>
<p>Depuis le 1er janvier 2020, les décisions de première instance sont de droit exécutoires à titre provisoire (article 514). L'appelant qui n'exécute pas s'expose à la radiation de l'affaire (article 524), sauf conséquences manifestement excessives ou impossibilité d'exécuter.</p>
`,
  },
  {
    category: 'professions',
    slug: 'note-postulation-de-l-avocat-le-ressort-de-la-cour-d-appel',
    title: "Postulation : l'avocat représente dans tout le ressort de sa cour d'appel, sauf exceptions",
    description:
      "Territorialité élargie depuis 2016, dérogation en région parisienne, matières réservées au tribunal local : l'état des articles 5 et 5-1 de la loi du 31 décembre 1971.",
    tags: ['avocats', 'procédure civile'],
    author: 'Admin',
    daysAgo: 26,
    readCount: 0,
    content: `
<p>Un avocat plaide partout en France, mais il ne postule pas partout. L'article 5 de la loi n° 71-1130 du 31 décembre 1971, modifié par la loi n° 2015-990 du 6 août 2015, lui permet de postuler devant l'ensemble des tribunaux judiciaires du ressort de la cour d'appel où il a sa résidence professionnelle, et devant cette cour. La règle est applicable depuis le 1er août 2016.</p>
<p>Quatre cas ramènent au seul tribunal de la résidence professionnelle : la saisie immobilière, le partage et la licitation, l'intervention au titre de l'aide juridictionnelle, et les affaires où l'avocat ne serait pas maître de l'affaire chargé également d'assurer la plaidoirie.</p>
<p>L'article 5-1 maintient notamment une dérogation pour les barreaux de Paris, de Bobigny, de Créteil et de Nanterre, dont les membres peuvent postuler auprès des quatre tribunaux, avec des exceptions du même ordre.</p>
<p>La postulation suppose une représentation obligatoire. Devant le tribunal judiciaire, celle-ci est le principe (article 760 du code de procédure civile), avec une dispense notamment pour les demandes n'excédant pas 10 000 euros (article 761). En appel prud'homal, la Cour de cassation a estimé, par un avis du 5 mai 2017, que les règles territoriales de la postulation ne s'appliquent pas.</p>
`,
  },
  {
    category: 'professions',
    slug: 'note-conflit-d-interets-blame-confirme-contre-un-avocat-valmorant',
    title: "Conflit d'intérêts : un blâme confirmé contre l'avocat de deux associés devenus rivaux",
    description:
      "La cour d'appel de Valmorant juge qu'il devait se retirer des deux dossiers dès la première mise en demeure. Quatre mois séparent l'alerte du désistement.",
    tags: ['avocats', 'déontologie', 'jurisprudence'],
    author: 'Admin',
    daysAgo: 107,
    readCount: 0,
    content: `
<p>La cour d'appel de Valmorant a confirmé le blâme infligé à un avocat qui avait conseillé, de 2018 à 2021, les deux associés à parts égales de la société Lormessin Transports, puis un seul d'entre eux contre l'autre. L'arrêt porte le n° 00-00.063.</p>
<p>Le 8 février 2021, l'un des associés mettait l'autre en demeure de rembourser 62 000 euros portés en compte courant. L'avocat a rédigé la réponse du second le 1er mars et ne s'est retiré que le 10 juin, soit quatre mois après la première lettre.</p>
<p>La cour se réfère au règlement intérieur national de la profession, dont l'article 4 interdit d'être le conseil de plus d'un client dans une même affaire en cas de conflit d'intérêts et, sauf accord des parties, de risque sérieux de conflit. Lorsque le conflit surgit, que le secret risque d'être violé ou que l'indépendance est menacée, l'avocat doit s'abstenir de s'occuper des affaires de tous les clients concernés. Garder l'un des deux n'était donc pas permis.</p>
<p>L'argument tiré de l'absence de préjudice est écarté : le manquement disciplinaire n'en suppose pas. La cour tient compte de seize années d'exercice sans sanction pour écarter l'interdiction temporaire requise. Elle rappelle que le code de déontologie issu du décret n° 2023-552 du 30 juin 2023 énonce la même règle.</p>
<p><em>Décision imaginée pour le contenu de démonstration de Parution.</em></p>
`,
  },
  {
    category: 'social',
    slug: 'note-periode-d-essai-durees-maximales-et-delais-de-prevenance',
    title: "Période d'essai : durées maximales, renouvellement et délais de prévenance",
    description:
      'Deux, trois ou quatre mois selon la catégorie, une seule reconduction, un préavis progressif : les articles L. 1221-19 à L. 1221-26 du code du travail en chiffres.',
    tags: ['contrat de travail', "période d'essai"],
    author: 'Admin',
    daysAgo: 1,
    readCount: 0,
    content: `
<p>La période d'essai d'un contrat à durée indéterminée dure au plus deux mois pour les ouvriers et les employés, trois mois pour les agents de maîtrise et les techniciens, quatre mois pour les cadres. Ces plafonds de l'article L. 1221-19 du code du travail viennent de la loi n° 2008-596 du 25 juin 2008.</p>
<p>L'essai peut être renouvelé une fois si un accord de branche étendu le prévoit (article L. 1221-21). La durée totale ne dépasse alors pas quatre, six ou huit mois. Ni l'essai ni son renouvellement ne se présument : l'un et l'autre doivent figurer expressément dans la lettre d'engagement ou le contrat (article L. 1221-23).</p>
<p>L'employeur qui met fin à l'essai respecte un délai de prévenance : vingt-quatre heures en deçà de huit jours de présence, quarante-huit heures entre huit jours et un mois, deux semaines après un mois, un mois après trois mois (article L. 1221-25). Son inobservation ouvre droit à une indemnité compensatrice, sauf faute grave du salarié, et ne peut prolonger l'essai. Le salarié, lui, prévient quarante-huit heures à l'avance, ou vingt-quatre heures s'il est présent depuis moins de huit jours (article L. 1221-26).</p>
<p>La rupture n'a pas à être motivée, mais elle ne peut être discriminatoire ni étrangère à l'appréciation des compétences, sous peine d'abus.</p>
`,
  },
  {
    category: 'social',
    slug: 'note-comite-social-et-economique-seuils-budget-consultation',
    title: 'Comité social et économique : seuils, budget et délais de consultation en chiffres',
    description:
      "Onze, cinquante, trois cents salariés : ce que chaque palier déclenche, combien l'employeur verse et en combien de temps le comité doit rendre son avis.",
    tags: ['représentants du personnel', 'entreprise'],
    author: 'Admin',
    daysAgo: 58,
    readCount: 0,
    content: `
<p>Créé par l'ordonnance n° 2017-1386 du 22 septembre 2017, le comité social et économique est obligatoire dans les entreprises d'au moins onze salariés, lorsque cet effectif est atteint pendant douze mois consécutifs (article L. 2311-2 du code du travail). Ses membres sont élus pour quatre ans, sauf accord fixant une durée de deux à quatre ans (articles L. 2314-33 et L. 2314-34).</p>
<p>À partir de cinquante salariés, le comité a la personnalité civile et il est consulté sur l'organisation, la gestion et la marche générale de l'entreprise (article L. 2312-8). À partir de trois cents, une commission santé, sécurité et conditions de travail est obligatoire (article L. 2315-36).</p>
<p>La subvention de fonctionnement s'élève à 0,20 % de la masse salariale brute dans les entreprises de cinquante à deux mille salariés, et à 0,22 % au-delà (article L. 2315-61).</p>
<p>À défaut d'accord, l'avis est rendu dans le délai d'un mois, porté à deux mois en cas d'expertise et à trois mois lorsque des expertises se déroulent à la fois au niveau central et dans un ou plusieurs établissements (article R. 2312-6). Passé ce délai, le comité est réputé avoir été consulté et avoir rendu un avis négatif. L'entrave au fonctionnement du comité est un délit (article L. 2317-1).</p>
`,
  },
  {
    category: 'social',
    slug: 'note-geolocalisation-itinerant-preuve-ecartee-aubrelle',
    title: "Géolocalisation d'un technicien itinérant : la preuve écartée, le licenciement aussi",
    description:
      "Un boîtier installé pour facturer les tournées a servi à contrôler les horaires. La cour d'appel d'Aubrelle juge la preuve illicite et non indispensable.",
    tags: ['licenciement', 'données personnelles', 'jurisprudence'],
    author: 'Admin',
    daysAgo: 33,
    readCount: 0,
    content: `
<p>La cour d'appel d'Aubrelle a jugé sans cause réelle et sérieuse le licenciement d'un technicien de la société Ravelorne Maintenance, notifié le 17 octobre 2022. L'arrêt, n° 00-00.074, écarte onze relevés de géolocalisation qui faisaient apparaître quarante-deux heures d'écart avec les fiches de temps sur trois mois.</p>
<p>Les boîtiers avaient été posés le 4 janvier 2021 pour facturer les tournées. Ni le salarié ni le comité social et économique n'avaient été informés d'un usage pour contrôler le temps de travail, contrairement à ce qu'exigent les articles L. 1222-4 et L. 2312-38 du code du travail. La cour ajoute que ce contrôle n'est licite, au regard de l'article L. 1121-1, que s'il ne peut être fait par un autre moyen, même moins efficace.</p>
<p>L'illicéité ne suffit pas à rejeter une preuve, rappelle l'arrêt, qui cite l'assemblée plénière de la Cour de cassation du 22 décembre 2023. Encore faut-il que la pièce soit indispensable à l'exercice du droit à la preuve et que l'atteinte soit strictement proportionnée. Or l'employeur disposait des bons d'intervention signés par les clients, qu'il n'a pas produits.</p>
<p>Le salarié, qui comptait neuf ans d'ancienneté, obtient 14 800 euros de dommages et intérêts.</p>
<p><em>Décision imaginée pour le contenu de démonstration de Parution.</em></p>
`,
  },
  {
    category: 'autres',
    slug: 'note-garantie-legale-de-conformite-deux-ans-et-une-presomption',
    title: 'Garantie légale de conformité : deux ans, une présomption et un choix encadré',
    description:
      "Réparation ou remplacement sous trente jours, extension de six mois, régime des biens d'occasion : les articles L. 217-3 et suivants du code de la consommation.",
    tags: ['consommation', 'garanties', 'législation'],
    author: 'Admin',
    daysAgo: 19,
    readCount: 0,
    content: `
<p>Le vendeur professionnel répond envers le consommateur des défauts de conformité qui existent à la délivrance et apparaissent dans les deux ans (article L. 217-3 du code de la consommation). Le régime actuel vient de l'ordonnance n° 2021-1247 du 29 septembre 2021, applicable aux contrats conclus depuis le 1er janvier 2022, et s'étend aux biens comportant des éléments numériques.</p>
<p>Le défaut qui apparaît dans les vingt-quatre mois est présumé exister au moment de la délivrance, sauf preuve contraire. Pour un bien d'occasion, la présomption est limitée à douze mois (article L. 217-7).</p>
<p>Le consommateur choisit entre la réparation et le remplacement, à moins que ce choix soit impossible ou entraîne des coûts disproportionnés (articles L. 217-9 et L. 217-12). La mise en conformité est gratuite et intervient dans un délai raisonnable, qui ne peut dépasser trente jours suivant la demande (article L. 217-10). À défaut, le consommateur peut obtenir une réduction du prix ou la résolution du contrat (article L. 217-14), sauf, pour cette dernière, si le défaut est mineur.</p>
<p>Le bien réparé bénéficie d'une extension de garantie de six mois (article L. 217-13). La garantie des vices cachés des articles 1641 et suivants du code civil reste ouverte, dans les deux ans de la découverte du vice (article 1648).</p>
`,
  },
  {
    category: 'autres',
    slug: 'note-pollution-de-la-lonzelle-amende-et-remise-en-etat',
    title: "Pollution de la Lonzelle : 90 000 euros d'amende et la remise en état d'un bras mort",
    description:
      "Une rupture de cuve a déversé 12 mètres cubes de saumure dans la rivière. Le tribunal correctionnel d'Aubrelle condamne l'exploitant et ordonne une réparation en nature.",
    tags: ['environnement', 'responsabilité', 'jurisprudence'],
    author: 'Admin',
    daysAgo: 146,
    readCount: 0,
    content: `
<p>Le tribunal correctionnel d'Aubrelle a condamné la société Conserveries de Malvigne à 90 000 euros d'amende pour avoir pollué la Lonzelle le 23 août 2021. La rupture d'une cuve avait libéré 12 mètres cubes de saumure ; les inspecteurs de l'environnement avaient compté plus de 1 900 poissons morts sur 3,4 kilomètres.</p>
<p>L'article L. 216-6 du code de l'environnement punit de deux ans d'emprisonnement et de 75 000 euros d'amende le fait de laisser s'écouler dans les eaux des substances nuisibles à la santé, à la flore ou à la faune. Pour une personne morale, le maximum est quintuplé, soit 375 000 euros (article 131-38 du code pénal). Le tribunal retient l'absence de bac de rétention, signalée par un rapport interne du 11 mai 2020 et restée sans suite.</p>
<p>Sur l'action civile, le jugement n° 00-00.085 applique les articles 1246 à 1249 du code civil. Il ordonne la restauration d'un bras mort de 400 mètres dans les dix-huit mois, sous astreinte de 200 euros par jour. L'association agréée Rives de Lonzelle reçoit 8 000 euros pour son préjudice moral, distinct du préjudice écologique.</p>
<p>Le coût des travaux déjà engagés sur mise en demeure préfectorale, 27 500 euros, est pris en compte dans l'évaluation.</p>
<p><em>Décision imaginée pour le contenu de démonstration de Parution.</em></p>
`,
  },
];
