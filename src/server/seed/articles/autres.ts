import type { SeedArticle } from '../seed-article.ts';

export const autres: readonly SeedArticle[] = [
  {
    slug: 'achat-en-ligne-quatorze-jours-pour-changer-d-avis',
    title: "Achat en ligne : quatorze jours pour changer d'avis, douze mois si le vendeur s'est tu",
    description:
      "Le droit de rétractation du code de la consommation s'exerce sans motif. L'oubli d'information par le professionnel l'allonge d'un an, et certains biens y échappent.",
    tags: ['consommation', 'contrat', 'législation'],
    author: 'Camille Osterrand',
    daysAgo: 2,
    readCount: 5730,
    content: `
<p>Le colis est arrivé, la couleur déçoit. Pas besoin d'en dire davantage : l'article L. 221-18 du code de la consommation donne quatorze jours au consommateur pour revenir sur un contrat conclu à distance ou hors établissement, sans motif à donner et sans autres frais que ceux du retour.</p>
<h2>D'où part le délai</h2>
<p>Pour une vente, il court à compter de la réception du bien par le consommateur ou par un tiers qu'il a désigné, autre que le transporteur. Quand une commande est livrée en plusieurs fois, c'est la dernière livraison qui compte. Pour une prestation de services, il part de la conclusion du contrat. Le jour de l'événement n'est pas compté, et le délai qui expire un samedi, un dimanche ou un jour férié ou chômé est prolongé jusqu'au premier jour ouvrable suivant, selon l'article L. 221-19.</p>
<p>Si le professionnel n'a pas informé le consommateur de son droit, l'article L. 221-20 prolonge le délai de douze mois. Une information donnée pendant cette prolongation fait repartir un délai de quatorze jours à compter de sa réception.</p>
<h2>Comment s'y prendre</h2>
<p>Le consommateur peut utiliser le formulaire type ou toute déclaration dénuée d'ambiguïté. Refuser le colis sans un mot n'en est pas une. La charge de la preuve pèse sur lui, d'où l'intérêt d'un écrit daté. Ensuite, chacun a des obligations :</p>
<ul>
<li>le consommateur renvoie le bien au plus tard quatorze jours après avoir communiqué sa décision ;</li>
<li>il supporte les frais de retour, sauf si le vendeur les prend à sa charge ou a omis de l'en informer ;</li>
<li>le professionnel rembourse, dans les quatorze jours où il est informé, la totalité des sommes versées, frais de livraison standard compris ;</li>
<li>il peut différer le remboursement jusqu'à la récupération du bien ou la preuve de son expédition.</li>
</ul>
<p>Le retard coûte cher : l'article L. 242-4 prévoit des majorations progressives, de plein droit, des sommes à rembourser. Le consommateur, de son côté, répond de la dépréciation du bien s'il l'a manipulé au-delà de ce qu'exige la vérification de sa nature et de son fonctionnement. Essayer une veste est permis, la porter une semaine ne l'est pas.</p>
<h2>Les exclusions</h2>
<p>L'article L. 221-28 dresse la liste des contrats sans retour possible : biens confectionnés selon les spécifications du consommateur ou nettement personnalisés, denrées susceptibles de se périmer rapidement, produits descellés qui ne peuvent être renvoyés pour des raisons d'hygiène, hébergement, restauration ou loisirs fournis à une date déterminée. Le contenu numérique fourni sans support matériel y figure aussi, mais seulement si l'exécution a commencé avec l'accord préalable exprès du consommateur et s'il a reconnu perdre son droit. Le commerçant en magasin, lui, n'est tenu à rien : la reprise qu'il affiche est un geste commercial, dont il fixe les conditions.</p>
`,
  },
  {
    slug: 'payer-un-logo-ne-suffit-pas-a-en-acquerir-les-droits',
    title: "Payer un logo ne suffit pas à en acquérir les droits d'auteur, et la facture n'y change rien",
    description:
      "Le code de la propriété intellectuelle sépare l'objet de l'œuvre. Sans cession écrite et détaillée, le client d'un graphiste n'a qu'un fichier et un usage limité.",
    tags: ['propriété intellectuelle', 'contrat'],
    author: 'Thibault Corvaisier',
    daysAgo: 39,
    readCount: 3110,
    content: `
<p>L'entreprise a commandé, le graphiste a livré, la facture est réglée. Trois ans plus tard, le logo orne des emballages à l'étranger et son créateur réclame son dû. Il a souvent le droit pour lui.</p>
<h2>L'auteur reste l'auteur</h2>
<p>L'article L. 111-1 du code de la propriété intellectuelle attribue la propriété de l'œuvre à son auteur « du seul fait de sa création ». Aucun dépôt n'est exigé ; il suffit que l'œuvre soit originale, c'est-à-dire qu'elle porte l'empreinte de la personnalité de celui qui l'a faite. Le même article précise que l'existence d'un contrat de louage d'ouvrage ou de service n'y déroge pas. La commande ne transfère donc rien par elle-même.</p>
<p>L'article L. 111-3 ajoute que la propriété incorporelle est indépendante de celle de l'objet matériel. Détenir le fichier, même en haute définition, ne donne pas le droit de le reproduire au-delà de ce qui a été convenu.</p>
<h2>Une cession s'écrit, et se détaille</h2>
<p>L'article L. 131-2 impose un écrit. L'article L. 131-3 en fixe le contenu : chacun des droits cédés doit faire l'objet d'une mention distincte, et le domaine d'exploitation doit être délimité. En pratique, un contrat complet répond à cinq questions :</p>
<ul>
<li>quels droits : reproduction, représentation, adaptation ;</li>
<li>pour quels usages et sur quels supports ;</li>
<li>sur quel territoire ;</li>
<li>pour quelle durée ;</li>
<li>contre quelle rémunération, proportionnelle en principe, forfaitaire dans les cas que prévoit l'article L. 131-4.</li>
</ul>
<p>Ce qui n'est pas cédé est retenu. La mention « tous droits cédés » portée au bas d'un devis ne satisfait pas à ces exigences, et la cession globale des œuvres futures est nulle selon l'article L. 131-1. Pour la commande publicitaire, l'article L. 132-31 prévoit une cession au producteur sauf clause contraire, mais à condition que le contrat précise la rémunération distincte due pour chaque mode d'exploitation.</p>
<h2>Ce qui ne se vend jamais</h2>
<p>Le droit moral échappe au commerce. L'article L. 121-1 le déclare perpétuel, inaliénable et imprescriptible : l'auteur conserve le droit à son nom et au respect de son œuvre, même après la cession la plus large. Déformer un logo, en changer les couleurs ou l'insérer dans une composition dénaturante peut donner lieu à une action, sous réserve des adaptations que l'usage convenu rend nécessaires.</p>
<p>Le salariat ne règle pas davantage la question. Hors le cas du logiciel, dont l'article L. 113-9 attribue les droits patrimoniaux à l'employeur, celui de l'œuvre collective et quelques régimes spéciaux comme celui des journalistes, l'auteur salarié garde ses droits tant qu'il ne les a pas cédés. Exploiter sans autorisation constitue une contrefaçon, délit que l'article L. 335-2 punit de trois ans d'emprisonnement et de 300 000 euros d'amende. La plupart des affaires se règlent au civil, par une régularisation qui coûte plus cher que la clause oubliée.</p>
`,
  },
  {
    slug: 'prejudice-ecologique-sept-articles-du-code-civil',
    title: 'Préjudice écologique : sept articles du code civil pour réparer la nature elle-même',
    description:
      "Depuis la loi du 8 août 2016, l'atteinte aux écosystèmes se répare pour elle-même, d'abord en nature. Le texte dit qui peut agir, et pendant combien de temps.",
    tags: ['environnement', 'responsabilité', 'législation'],
    author: 'Élise Marchenoir',
    daysAgo: 86,
    readCount: 1670,
    content: `
<p>Longtemps, le droit civil n'a connu que des victimes humaines. La pollution d'une rivière ouvrait droit à réparation au pêcheur privé de prises ou à la commune privée de visiteurs, pas à la rivière. La chambre criminelle de la Cour de cassation a rompu avec cette logique par son arrêt du 25 septembre 2012 rendu après une marée noire, et la loi n° 2016-1087 du 8 août 2016 a inscrit la solution aux articles 1246 à 1252 du code civil.</p>
<h2>Une atteinte qui doit compter</h2>
<p>Le principe tient en une phrase, à l'article 1246 : toute personne responsable d'un préjudice écologique est tenue de le réparer. L'article 1247 définit ce préjudice comme « une atteinte non négligeable aux éléments ou aux fonctions des écosystèmes ou aux bénéfices collectifs tirés par l'homme de l'environnement ». Le seuil exclut les altérations mineures. Le Conseil constitutionnel a jugé cette limite conforme à la Charte de l'environnement, par sa décision n° 2020-881 QPC du 5 février 2021.</p>
<p>Le préjudice écologique se distingue des préjudices personnels. Une association peut demander à la fois la réparation de l'atteinte au milieu et celle de son propre préjudice moral ; un riverain, lui, ne réclame que ce qui le touche.</p>
<h2>Qui peut agir</h2>
<p>L'article 1248 ouvre l'action à toute personne ayant qualité et intérêt à agir, et cite des exemples :</p>
<ul>
<li>l'État ;</li>
<li>l'Office français de la biodiversité ;</li>
<li>les collectivités territoriales et leurs groupements dont le territoire est concerné ;</li>
<li>les établissements publics ;</li>
<li>les associations agréées, ou créées depuis au moins cinq ans à la date de l'instance, qui ont pour objet la protection de la nature et la défense de l'environnement.</li>
</ul>
<p>L'action se prescrit par dix ans à compter du jour où son titulaire a connu ou aurait dû connaître la manifestation du préjudice, selon l'article 2226-1. Le point de départ glissant tient compte des pollutions lentes, dont l'effet apparaît bien après le fait générateur.</p>
<h2>Remettre en état avant de payer</h2>
<p>L'article 1249 renverse l'habitude du procès civil : la réparation s'effectue par priorité en nature. Replanter une ripisylve, curer un sédiment, réintroduire une espèce. Les dommages et intérêts n'interviennent qu'en cas d'impossibilité ou d'insuffisance de ces mesures, et ils sont affectés à la réparation de l'environnement, par le demandeur ou, s'il ne le peut, par l'État.</p>
<p>L'évaluation tient compte des mesures déjà prises, en particulier au titre de la police administrative, pour ne pas faire payer deux fois. Le juge peut assortir sa décision d'une astreinte et, en vertu de l'article 1252, prescrire les mesures raisonnables propres à prévenir ou à faire cesser le dommage. L'expertise reste le moment décisif : c'est elle qui dit ce qu'était le milieu avant l'atteinte, et ce qu'il faudrait pour y revenir.</p>
`,
  },
  {
    slug: 'droit-d-acces-rgpd-un-mois-pour-repondre-et-une-copie',
    title: "Droit d'accès : un mois pour répondre, et une copie fidèle des données, pas un résumé",
    description:
      "Client, patient ou salarié, chacun peut demander ce qu'un organisme détient sur lui. Le RGPD ne réclame aucun motif et n'admet le refus que dans des cas étroits.",
    tags: ['données personnelles', 'numérique'],
    author: 'Hugo Landrevie',
    daysAgo: 159,
    readCount: 2480,
    content: `
<p>« Merci de m'adresser les données que vous détenez à mon sujet. » La phrase suffit. L'article 15 du règlement (UE) 2016/679, dit RGPD, ne prescrit aucune forme et ne demande aucune justification. Beaucoup d'organismes s'en étonnent encore, surtout lorsque la demande arrive à la veille d'un procès.</p>
<h2>Ce que la personne peut obtenir</h2>
<p>Le droit d'accès comporte trois étages. La personne peut d'abord savoir si des données qui la concernent sont traitées. Si c'est le cas, elle reçoit des informations sur le traitement : finalités, catégories de données, destinataires, durée de conservation, source lorsque les données n'ont pas été recueillies auprès d'elle, existence d'une décision automatisée. Elle a enfin droit à une copie.</p>
<p>Sur ce dernier point, la Cour de justice de l'Union européenne a été précise. Par un arrêt du 4 mai 2023 (C-487/21), elle a jugé que la copie doit être une reproduction fidèle et intelligible de l'ensemble des données, ce qui peut imposer de fournir des extraits de documents, voire des documents entiers, quand c'est indispensable pour exercer utilement ses droits. Le 26 octobre 2023 (C-307/22), elle a ajouté que la première copie d'un dossier médical est gratuite, même si le patient la demande pour agir contre son praticien.</p>
<h2>Le temps et le prix de la réponse</h2>
<p>L'article 12 fixe le cadre :</p>
<ul>
<li>la réponse intervient dans les meilleurs délais, et au plus tard un mois après la réception de la demande ;</li>
<li>ce délai peut être prolongé de deux mois si la complexité ou le nombre des demandes l'exige, à condition d'en informer la personne dans le premier mois ;</li>
<li>la première copie est gratuite ;</li>
<li>un doute raisonnable sur l'identité du demandeur autorise à réclamer des informations complémentaires, mais non à exiger par principe une pièce d'identité.</li>
</ul>
<p>Le silence n'est pas une option. Même celui qui n'entend pas donner suite doit le dire dans le mois, motiver sa décision et indiquer la possibilité de saisir la CNIL ou le juge.</p>
<h2>Les refus admis</h2>
<p>Une demande manifestement infondée ou excessive, notamment par son caractère répétitif, peut être refusée ou soumise à des frais raisonnables. C'est au responsable du traitement de le démontrer. Par ailleurs, la copie ne doit pas porter atteinte aux droits et libertés d'autrui : secret des affaires, propriété intellectuelle, vie privée des tiers cités dans un document. La bonne réponse n'est alors pas le rejet, mais l'occultation de ce qui doit l'être.</p>
<p>En entreprise, la difficulté est surtout pratique. Le droit porte sur les données, où qu'elles se trouvent : dossier du personnel, évaluations, badges, messagerie. L'employeur peut inviter le salarié à préciser sa demande lorsqu'elle vise une masse de messages. Il ne peut pas subordonner sa réponse à l'explication de ce que l'intéressé compte en faire.</p>
`,
  },
  {
    slug: 'marque-brumelune-sauvee-pour-les-bougies-perdue-pour-les-savons',
    title: "La marque « Brumelune » sauvée pour les bougies, perdue pour les savons faute d'usage",
    description:
      "Cinq ans sans exploitation sérieuse, et le titulaire perd ses droits produit par produit. La cour d'appel d'Aubrelle détaille ce qui prouve un usage, et ce qui ne le prouve pas.",
    tags: ['propriété intellectuelle', 'marques', 'jurisprudence'],
    author: 'Nadège Brisemont',
    daysAgo: 271,
    readCount: 640,
    content: `
<p>Une marque enregistrée n'est pas acquise pour toujours : il faut s'en servir. La société Ateliers Brumelune l'apprend pour moitié. Dans un arrêt n° 00-00.033, la cour d'appel d'Aubrelle, saisie d'un recours contre une décision du directeur général de l'Institut national de la propriété industrielle, maintient ses droits sur les bougies parfumées et confirme leur déchéance pour les savons et les crèmes.</p>
<h2>Cinq ans, sans interruption</h2>
<p>L'article L. 714-5 du code de la propriété intellectuelle prévoit la déchéance du titulaire qui, sans justes motifs, n'a pas fait un usage sérieux de sa marque pendant une période ininterrompue de cinq ans, pour les produits ou services visés à l'enregistrement. La demande, lorsqu'elle est formée à titre principal, relève de l'Institut ; elle peut émaner de toute personne, sans intérêt à démontrer. Ici, c'est un concurrent, la société Orsande, qui voulait lancer une gamme de toilette sous un nom proche.</p>
<p>La preuve de l'exploitation incombe au titulaire. Elle peut être apportée par tous moyens, mais doit porter sur la période pertinente, le territoire et chacun des produits.</p>
<h2>L'usage sérieux n'est pas l'usage massif</h2>
<p>Pour les bougies, la société produisait des factures régulières à une quarantaine de boutiques, des catalogues datés et des photographies de vitrines. Les volumes étaient modestes. La cour rappelle que l'usage sérieux ne se mesure pas à un seuil : il suffit que la marque ait servi à créer ou à conserver un débouché, compte tenu du secteur et de la taille de l'entreprise. Une exploitation artisanale et constante y répond.</p>
<p>Pour les savons, le dossier était d'une autre nature :</p>
<ul>
<li>un devis de fabrication jamais suivi de commande ;</li>
<li>trois échantillons offerts avec des bougies ;</li>
<li>une page de site annonçant une gamme « à venir » ;</li>
<li>une facture unique, postérieure de deux mois à la période examinée.</li>
</ul>
<p>L'échantillon gratuit, qui accompagne la vente d'un autre produit, ne cherche pas de clientèle pour lui-même. Les préparatifs peuvent compter s'ils annoncent une commercialisation imminente ; ils étaient trop anciens. Quant aux justes motifs, une difficulté à trouver un fournisseur relève des aléas ordinaires des affaires.</p>
<h2>Une déchéance partielle, un effet général</h2>
<p>La titulaire soutenait que bougies et savons formaient une même famille d'articles de bien-être. L'arrêt refuse : ces produits appartiennent à des catégories autonomes par leur finalité, de sorte que l'usage pour les unes ne protège pas les autres. La déchéance prend effet à la date de la demande et vaut à l'égard de tous. La société Orsande n'en est pas quitte pour autant. Le maintien de la marque pour les bougies permet encore d'invoquer un risque de confusion si les produits de toilette sont jugés similaires, question que la cour n'avait pas à trancher.</p>
<p><em>Décision imaginée pour le contenu de démonstration de Parution.</em></p>
`,
  },
];
