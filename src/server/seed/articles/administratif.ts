import type { SeedArticle } from '../seed-article.ts';

export const administratif: readonly SeedArticle[] = [
  {
    slug: 'silence-de-l-administration-deux-mois-qui-valent-accord-ou-refus',
    title: `Silence de l'administration : deux mois qui valent accord, ou bien refus`,
    description: `Le principe tient en une ligne, les exceptions en remplissent des pages. Avant de se prévaloir d'une décision née du silence, encore faut-il savoir laquelle.`,
    tags: ['procédure', 'législation', 'décision implicite'],
    author: 'Élise Marchenoir',
    daysAgo: 4,
    readCount: 7420,
    pinned: true,
    content: `
<p>Une demande envoyée, deux mois sans réponse : l'administré tient une décision. Reste à savoir dans quel sens. L'article L. 231-1 du code des relations entre le public et l'administration (CRPA) pose que le silence gardé pendant deux mois par l'administration vaut acceptation. L'article L. 231-4 énumère aussitôt les cas où ce même silence vaut rejet.</p>
<h2>Un principe cerné par ses exceptions</h2>
<p>Le silence vaut refus, au bout de deux mois également, dans cinq séries d'hypothèses fixées par l'article L. 231-4 :</p>
<ul>
<li>la demande ne tend pas à l'adoption d'une décision individuelle ;</li>
<li>elle ne s'inscrit dans aucune procédure prévue par un texte, ou présente le caractère d'une réclamation ou d'un recours administratif ;</li>
<li>elle a un caractère financier, sauf en matière de sécurité sociale dans les cas prévus par décret ;</li>
<li>un accord tacite serait incompatible avec les engagements internationaux de la France, la sécurité nationale, les libertés et principes de valeur constitutionnelle ou l'ordre public, dans les cas précisés par décret en Conseil d'État ;</li>
<li>elle concerne les relations entre l'administration et ses agents.</li>
</ul>
<p>S'y ajoutent les dérogations que l'article L. 231-5 permet de prendre par décret, eu égard à l'objet de la décision ou pour des motifs de bonne administration, et les délais différents qu'autorise l'article L. 231-6 en cas d'urgence ou de procédure complexe. Le réflexe utile consiste donc à rechercher la procédure précise dont relève la demande, plutôt qu'à invoquer le principe.</p>
<h2>Le point de départ du délai</h2>
<p>Tout dépend de l'issue. Selon l'article L. 114-3 du CRPA, le délai qui mène à un rejet implicite court de la réception de la demande par l'administration initialement saisie, même incompétente. Celui qui mène à une acceptation ne court que de la réception par l'administration compétente. La distinction vaut aussi pour les dossiers incomplets : l'article L. 114-5 prévoit que le délai d'acceptation ne part qu'à la réception des pièces manquantes réclamées au demandeur, tandis que le délai de rejet est seulement suspendu pendant le temps imparti pour les produire.</p>
<h2>Prouver, contester, retirer</h2>
<p>Un accord tacite ne laisse pas de papier. L'article L. 232-3 y remédie : la décision implicite d'acceptation donne lieu, à la demande de l'intéressé, à la délivrance d'une attestation par l'administration. Cet accord crée des droits. S'il est illégal, l'article L. 242-1 n'en permet le retrait à l'initiative de l'administration que dans les quatre mois, sauf texte spécial.</p>
<p>Face à un rejet implicite, l'administré peut en demander les motifs dans le délai de recours contentieux lorsque la décision expresse aurait dû être motivée. L'article L. 232-4 impose de les lui communiquer dans le mois et proroge alors le délai de recours jusqu'à l'expiration de deux mois suivant cette communication. Si les motifs ne viennent pas, le refus est entaché d'illégalité. Dernier garde-fou : faute d'accusé de réception comportant les mentions requises, les délais de recours ne sont pas opposables au demandeur, en vertu de l'article L. 112-6. La règle ne profite pas aux agents publics dans leurs rapports avec leur employeur.</p>
`,
  },
  {
    slug: 'refere-suspension-ou-refere-liberte-choisir-la-bonne-porte',
    title: `Référé-suspension ou référé-liberté : choisir la bonne porte sans se tromper d'urgence`,
    description: `Les deux procédures se plaident vite, mais elles n'exigent ni la même urgence ni la même illégalité. Une erreur d'aiguillage suffit à faire rejeter la requête sans audience.`,
    tags: ['procédure', 'référé', 'libertés publiques'],
    author: 'Thibault Corvaisier',
    daysAgo: 12,
    readCount: 4310,
    content: `
<p>Le recours devant le juge administratif n'est pas suspensif. Une décision contestée continue donc de s'appliquer pendant toute l'instruction, qui peut durer des mois. Le livre V du code de justice administrative (CJA) offre deux manières d'obtenir une mesure en urgence, que la pratique confond encore trop souvent.</p>
<h2>La suspension, accessoire d'un recours au fond</h2>
<p>L'article L. 521-1 du CJA subordonne le référé-suspension à deux conditions cumulatives : l'urgence, et l'existence d'un moyen propre à créer, en l'état de l'instruction, un doute sérieux quant à la légalité de la décision. Il suppose une décision administrative, fût-elle de rejet, et une requête en annulation ou en réformation déposée par ailleurs. L'article R. 522-1 exige que la demande de suspension soit présentée par requête distincte, accompagnée d'une copie de ce recours.</p>
<p>L'urgence s'apprécie concrètement : la décision doit porter une atteinte suffisamment grave et immédiate à un intérêt public, à la situation du requérant ou aux intérêts qu'il défend. Elle est parfois présumée. Ainsi l'article L. 600-3 du code de l'urbanisme la présume satisfaite lorsque le référé est dirigé contre un permis de construire.</p>
<h2>La liberté fondamentale, en quarante-huit heures</h2>
<p>Le référé de l'article L. 521-2 se suffit à lui-même : aucun recours au fond n'est requis et il peut viser un simple agissement. En contrepartie, le seuil est bien plus élevé. Le requérant doit établir une atteinte grave et manifestement illégale à une liberté fondamentale, portée par une personne publique, ou par un organisme de droit privé chargé d'un service public, dans l'exercice de ses pouvoirs. Il doit aussi justifier d'une urgence particulière, qui rende nécessaire une mesure à très bref délai. Le juge se prononce en principe dans les quarante-huit heures et peut ordonner toute mesure de sauvegarde.</p>
<p>La liberté d'aller et venir, le droit d'asile, la liberté de réunion, la libre administration des collectivités territoriales ou le droit de propriété comptent parmi les libertés que la jurisprudence tient pour fondamentales.</p>
<h2>Ce que l'on risque à se tromper</h2>
<p>L'article L. 522-3 permet au juge de rejeter sans instruction contradictoire ni audience une demande dépourvue d'urgence, manifestement irrecevable ou mal fondée. Une demande fondée sur l'article L. 521-2 ne peut être examinée au titre de l'article L. 521-1 : les deux référés obéissent à des règles propres et ne se cumulent pas dans une même requête.</p>
<p>Les voies de recours divergent aussi. L'ordonnance de référé-liberté rendue après audience est susceptible d'appel devant le Conseil d'État dans les quinze jours, selon l'article L. 523-1. Celle de référé-suspension ne peut faire l'objet que d'un pourvoi en cassation, dans le même délai. Enfin, le requérant dont la suspension est refusée faute de doute sérieux doit prendre garde à l'article R. 612-5-2 : sauf pourvoi, il lui faut confirmer le maintien de sa requête au fond dans le mois, à peine d'être réputé s'en être désisté.</p>
`,
  },
  {
    slug: 'permis-retire-trop-tard-commune-de-valbrume-desavouee',
    title: 'Permis retiré trop tard : la commune de Valbrume désavouée par le tribunal administratif',
    description: `Après les élections, la nouvelle équipe municipale avait voulu revenir sur un programme de quatorze logements. Les juges lui opposent le délai de trois mois et l'absence de débat préalable.`,
    tags: ['urbanisme', 'collectivités', 'jurisprudence'],
    author: 'Nadège Brisemont',
    daysAgo: 5,
    readCount: 3865,
    content: `
<p>Quatre mois et demi séparaient le permis de construire de son retrait. C'était six semaines de trop. Saisi par la société civile Les Terrasses d'Orvaux, le tribunal administratif annule l'arrêté par lequel le maire de Valbrume était revenu sur l'autorisation accordée par son prédécesseur pour un ensemble de quatorze logements (n° 00-00.001).</p>
<h2>Un délai propre au droit de l'urbanisme</h2>
<p>La commune se prévalait du délai de quatre mois que l'article L. 242-1 du code des relations entre le public et l'administration (CRPA) ouvre au retrait des décisions créatrices de droits illégales, en soutenant qu'il avait été interrompu par ses échanges avec le promoteur. Le jugement écarte l'argument d'une phrase : le texte applicable est l'article L. 424-5 du code de l'urbanisme, qui déroge à cette règle générale.</p>
<blockquote>
<p>Un permis de construire, tacite ou explicite, ne peut être retiré que s'il est illégal et dans le délai de trois mois suivant sa date ; passé ce délai, il ne peut l'être que sur demande expresse de son bénéficiaire.</p>
</blockquote>
<p>De simples courriers demandant au pétitionnaire de revoir son projet n'ont aucune incidence sur ce délai. Il n'était dès lors pas utile de rechercher si le permis méconnaissait, comme le prétendait la commune, les règles de hauteur du plan local d'urbanisme.</p>
<p>Restait l'issue de secours de l'article L. 241-2 du CRPA, qui permet de retirer à tout moment un acte obtenu par fraude. La ville reprochait au dossier de demande une cote altimétrique inexacte de trente centimètres. Le tribunal rappelle qu'une inexactitude ne suffit pas : il faut établir que le pétitionnaire a entendu tromper l'administration sur la réalité du projet afin d'échapper à l'application d'une règle. Or les plans de coupe joints au même dossier portaient la cote correcte, et le service instructeur avait tous les éléments sous les yeux.</p>
<h2>Un débat préalable escamoté</h2>
<p>Le jugement retient un second motif. La décision qui retire une décision créatrice de droits doit être motivée en application de l'article L. 211-2 du CRPA ; elle est donc soumise à la procédure contradictoire préalable de l'article L. 121-1. La société aurait dû être mise à même de présenter ses observations écrites et, si elle le demandait, orales. Elle avait appris le retrait en recevant l'arrêté. Cette omission l'a privée d'une garantie, ce qui entache la décision d'illégalité.</p>
<p>Si les juges ont pris la peine d'examiner les deux griefs, c'est que l'article L. 600-4-1 du code de l'urbanisme leur commande, lorsqu'ils annulent un acte intervenu en matière d'urbanisme, de se prononcer sur l'ensemble des moyens susceptibles de fonder l'annulation. L'arrêté de retrait disparu, le permis initial retrouve son effet. La commune versera 1 500 euros à la société au titre des frais de justice.</p>
<p><em>Décision imaginée pour le contenu de démonstration de Parution.</em></p>
`,
  },
  {
    slug: 'deux-mois-un-an-ou-jamais-compter-le-delai-de-recours',
    title: 'Deux mois, un an ou jamais : bien compter le délai de recours contre une décision',
    description:
      'La forclusion reste le premier écueil du contentieux administratif. Mentions obligatoires, recours gracieux, délai raisonnable : revue des règles qui font et défont la recevabilité.',
    tags: ['procédure', 'délais'],
    author: 'Hugo Landrevie',
    daysAgo: 47,
    readCount: 5230,
    content: `
<p>Combien de requêtes solides échouent sur une date ? Devant le tribunal administratif, la tardiveté se relève d'office et ne se régularise pas. La règle de départ figure à l'article R. 421-1 du code de justice administrative (CJA) : la juridiction ne peut être saisie que par un recours formé contre une décision, dans les deux mois de sa notification ou de sa publication.</p>
<h2>Un délai franc</h2>
<p>Ni le jour de la notification ni celui de l'échéance ne comptent. Une décision notifiée le 10 mars peut être attaquée jusqu'au 11 mai inclus. Si ce dernier jour tombe un samedi, un dimanche ou un jour férié, le délai est prolongé jusqu'au premier jour ouvrable suivant. L'article R. 421-7 du CJA ajoute des délais de distance, notamment deux mois pour les personnes qui demeurent à l'étranger.</p>
<p>Celui qui réclame une somme d'argent doit d'abord la demander à l'administration. Le second alinéa de l'article R. 421-1 ne rend la requête recevable qu'après une décision, expresse ou implicite, sur cette demande préalable.</p>
<h2>Quand la notification est muette</h2>
<p>Selon l'article R. 421-5, les délais ne sont opposables qu'à la condition d'avoir été mentionnés, avec les voies de recours, dans la notification de la décision. Longtemps, l'oubli de ces mentions laissait le recours ouvert sans limite. Le Conseil d'État y a mis un terme par sa décision d'assemblée du 13 juillet 2016 (n° 387763) : le principe de sécurité juridique interdit de contester indéfiniment une décision individuelle dont il est établi que le destinataire a eu connaissance. Sauf circonstances particulières, le délai raisonnable ne peut alors excéder un an.</p>
<p>Cette limite ne s'étend pas aux recours qui tendent à mettre en jeu la responsabilité d'une personne publique. Le jeu des règles de prescription, en particulier la prescription quadriennale, suffit dans ce cas à répondre à l'exigence de sécurité.</p>
<h2>Gagner du temps sans en perdre</h2>
<p>L'article L. 411-2 du code des relations entre le public et l'administration permet de former un recours gracieux ou hiérarchique qui interrompt le délai contentieux, sous quelques précautions :</p>
<ul>
<li>l'exercer avant l'expiration du délai de recours, faute de quoi il ne produit aucun effet ;</li>
<li>conserver la preuve de la date de sa réception par l'administration ;</li>
<li>ne pas le répéter, un second recours de même nature ne prolongeant plus rien ;</li>
<li>vérifier qu'aucun texte spécial n'en dispose autrement, ce qui arrive en matière d'urbanisme, d'étrangers ou de marchés publics ;</li>
<li>s'assurer qu'un recours administratif préalable n'est pas obligatoire, car son omission rend la requête irrecevable.</li>
</ul>
<p>Dernier piège, propre aux autorisations d'urbanisme : l'article R. 600-1 du code de l'urbanisme oblige le tiers requérant à notifier son recours à l'auteur de la décision et à son bénéficiaire, par lettre recommandée avec accusé de réception, dans les quinze jours francs du dépôt. Le délai de deux mois respecté ne le sauvera pas s'il oublie ces deux courriers.</p>
`,
  },
  {
    slug: 'musique-interdite-partout-toute-l-annee-arrete-de-montrivel-annule',
    title: `Musique interdite partout, toute l'année : l'arrêté du maire de Montrivel annulé`,
    description: `La tranquillité publique autorise bien des restrictions, à condition de les limiter dans le temps et dans l'espace. Faute de nuances, une station balnéaire perd l'ensemble de son règlement.`,
    tags: ['libertés publiques', 'collectivités', 'jurisprudence', 'police administrative'],
    author: 'Camille Osterrand',
    daysAgo: 76,
    readCount: 2190,
    content: `
<p>« Toute diffusion de musique perceptible depuis la voie publique est interdite sur le territoire de la commune. » L'article premier de l'arrêté pris par le maire de Montrivel, station balnéaire de 4 000 habitants, ne prévoyait ni horaires, ni saison, ni dérogation. Une association de musiciens amateurs et deux cafetiers en ont obtenu l'annulation devant le tribunal administratif (n° 00-00.002).</p>
<h2>Le pouvoir existe, son usage est contrôlé</h2>
<p>Nul ne contestait la compétence du maire. Aux termes de l'article L. 2212-2 du code général des collectivités territoriales, la police municipale a pour objet d'assurer le bon ordre, la sûreté, la sécurité et la salubrité publiques, ce qui comprend le soin de réprimer les atteintes à la tranquillité publique, dont les bruits et les rassemblements nocturnes qui troublent le repos des habitants.</p>
<p>Mais une mesure de police qui restreint une liberté doit être nécessaire, adaptée et proportionnée au trouble qu'elle entend prévenir. Le juge administratif exerce sur ce point un contrôle entier depuis la décision Benjamin du 19 mai 1933, dans laquelle le Conseil d'État reprochait déjà à un maire d'avoir interdit une réunion que d'autres moyens permettaient de laisser se tenir.</p>
<h2>Des plaintes réelles, mais localisées</h2>
<p>La commune produisait onze mains courantes et une pétition. Le tribunal les lit avec attention : toutes concernent deux rues du port, entre 23 heures et 2 heures du matin, au cours des mois de juillet et d'août. Ces éléments établissent un trouble. Ils auraient justifié une limitation dans ce secteur, à ces heures et en cette saison. Ils ne sauraient fonder une interdiction qui frappe aussi bien une fanfare le dimanche après-midi qu'un poste de radio à la fenêtre d'un hameau, en plein hiver.</p>
<p>Présentant ainsi un caractère général et absolu, l'arrêté porte une atteinte disproportionnée à la liberté d'expression et à la liberté du commerce et de l'industrie. Le jugement refuse par ailleurs de n'en annuler qu'une partie : rédigé d'un seul tenant, le texte n'offre aucune disposition que l'on puisse détacher des autres, et il n'appartient pas au juge de l'excès de pouvoir de le récrire.</p>
<h2>Ce que le maire peut encore faire</h2>
<p>La décision ne laisse pas la ville démunie. L'article R. 1336-5 du code de la santé publique interdit déjà qu'un bruit particulier porte atteinte, par sa durée, sa répétition ou son intensité, à la tranquillité du voisinage, dans un lieu public ou privé, et les infractions peuvent être constatées sans arrêté municipal. Rien n'empêche non plus le maire de reprendre une réglementation bornée au port et aux nuits d'été.</p>
<p>Encore devra-t-il la motiver par des constats récents et prévoir, pour la fête patronale ou les concerts déclarés, un régime d'autorisation. Le tribunal ne le lui ordonne pas ; la lecture de son jugement l'y invite.</p>
<p><em>Décision imaginée pour le contenu de démonstration de Parution.</em></p>
`,
  },
  {
    slug: 'obtenir-un-document-administratif-le-parcours-avant-le-juge',
    title: 'Obtenir un document administratif : le parcours obligé avant de saisir le juge',
    description: `Rapport, délibération, marché, courriel : le droit d'accès est large, mais le refus ne se conteste qu'après un passage devant la Cada. Les étapes et les motifs de refus, texte en main.`,
    tags: ['transparence', 'procédure', 'législation', 'collectivités'],
    author: 'Élise Marchenoir',
    daysAgo: 214,
    readCount: 1740,
    content: `
<p>Le demandeur n'a pas à dire pourquoi. C'est la première particularité du droit d'accès aux documents administratifs, organisé au livre III du code des relations entre le public et l'administration (CRPA) : il est ouvert à toute personne, sans intérêt à justifier. L'article L. 311-1 oblige les administrations à communiquer les documents qu'elles détiennent à quiconque en fait la demande.</p>
<h2>Une définition généreuse</h2>
<p>L'article L. 300-2 vise les documents produits ou reçus dans le cadre d'une mission de service public, quels que soient leur date, leur forme et leur support : rapports, études, comptes rendus, statistiques, correspondances, avis, codes sources. L'État et les collectivités sont concernés, ainsi que les autres personnes de droit public et les personnes privées chargées d'une telle mission.</p>
<p>Deux limites tiennent au document lui-même. L'article L. 311-2 ne fait porter le droit que sur des documents achevés et l'exclut pour les documents préparatoires à une décision tant qu'elle est en cours d'élaboration. L'administration n'est pas davantage tenue de répondre aux demandes abusives, ni de constituer un document qui n'existe pas, sauf à pouvoir l'obtenir par un traitement automatisé d'usage courant.</p>
<h2>Secrets absolus, secrets relatifs</h2>
<p>L'article L. 311-5 ferme l'accès aux documents dont la communication porterait atteinte, entre autres, au secret des délibérations du Gouvernement, à la défense nationale, à la conduite de la politique extérieure ou à la recherche des infractions. L'article L. 311-6 réserve à la personne intéressée ceux qui touchent à la vie privée, au secret médical ou au secret des affaires, qui portent une appréciation sur une personne physique nommément désignée ou qui font apparaître un comportement dont la divulgation pourrait lui nuire.</p>
<p>Le refus total n'est pas toujours permis pour autant. Selon l'article L. 311-7, lorsque les mentions protégées peuvent être occultées ou disjointes, le reste du document doit être communiqué.</p>
<h2>Trois étapes, trois délais</h2>
<ol>
<li>La demande à l'administration. Le silence gardé pendant un mois vaut refus, en application des articles R. 311-12 et R. 311-13 du CRPA.</li>
<li>La saisine de la Commission d'accès aux documents administratifs (Cada), dans les deux mois du refus, en vertu de l'article R. 343-1. Elle est gratuite et rend un avis, qui ne lie pas l'administration.</li>
<li>Le recours devant le tribunal administratif, contre le refus confirmé. Cette confirmation naît du silence gardé pendant deux mois à compter de l'enregistrement de la demande par la commission, selon les articles R. 343-4 et R. 343-5.</li>
</ol>
<p>La deuxième étape ne se saute pas : l'article L. 342-1 fait de la saisine pour avis un préalable obligatoire au recours contentieux. Quant aux modalités, l'article L. 311-9 laisse au demandeur le choix, dans la limite des possibilités techniques de l'administration, entre la consultation gratuite sur place, la copie, l'envoi par courriel et, si le document n'est pas réservé à la personne intéressée, la publication en ligne.</p>
`,
  },
];
