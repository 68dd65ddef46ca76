import type { SeedArticle } from '../seed-article.ts';

export const professions: readonly SeedArticle[] = [
  {
    slug: 'perquisition-cabinet-avocat-garanties-entourent-le-secret',
    title: "Perquisition dans un cabinet d'avocat : les garanties qui entourent le secret",
    description:
      "Magistrat présent, autorisation motivée, bâtonnier en position de contradicteur : l'article 56-1 du code de procédure pénale encadre chaque étape de la fouille.",
    tags: ['avocats', 'secret professionnel', 'déontologie', 'législation'],
    author: 'Élise Marchenoir',
    daysAgo: 1,
    readCount: 4180,
    content: `
<p>Un cabinet d'avocat n'est pas un sanctuaire, mais on n'y entre pas comme ailleurs. L'article 66-5 de la loi n° 71-1130 du 31 décembre 1971 couvre du secret professionnel, « en toutes matières, que ce soit dans le domaine du conseil ou dans celui de la défense », les consultations adressées au client, les correspondances échangées avec lui, les notes d'entretien et, plus généralement, toutes les pièces du dossier. Entre avocats, seules échappent à cette protection les lettres qui portent la mention « officielle ».</p>
<p>La violation du secret est un délit, puni par l'article 226-13 du code pénal d'un an d'emprisonnement et de 15 000 euros d'amende. Encore fallait-il que l'autorité judiciaire, lorsqu'elle enquête, ne puisse pas obtenir par la saisie ce que l'avocat n'a pas le droit de révéler.</p>
<h2>Une décision du juge des libertés et de la détention</h2>
<p>L'article 56-1 du code de procédure pénale impose que la perquisition au cabinet ou au domicile de l'avocat soit conduite par un magistrat, en présence du bâtonnier ou de son délégué. Elle suppose une décision écrite et motivée du juge des libertés et de la détention, qui indique la nature de l'infraction, les raisons de la mesure, son objet et sa proportionnalité. Depuis la loi n° 2021-1729 du 22 décembre 2021, lorsque l'avocat est lui-même mis en cause, l'autorisation ne peut être donnée que s'il existe des raisons plausibles de le soupçonner d'avoir participé à l'infraction, comme auteur ou comme complice.</p>
<p>Le contenu de cette décision est porté à la connaissance du bâtonnier dès le début des opérations. Lui seul, avec le magistrat, peut consulter les documents découverts sur place avant leur éventuelle saisie.</p>
<h2>La contestation, pièce par pièce</h2>
<p>Le bâtonnier peut s'opposer à la saisie d'un document qu'il estime irrégulière. La suite est réglée par le texte :</p>
<ul>
<li>le document contesté est placé sous scellé fermé, sans être exploité ;</li>
<li>il est transmis sans délai au juge des libertés et de la détention, avec le procès-verbal des objections ;</li>
<li>ce juge statue dans les cinq jours, après avoir entendu le magistrat, l'avocat et le bâtonnier ;</li>
<li>un recours suspensif est ouvert, dans les vingt-quatre heures, devant le président de la chambre de l'instruction.</li>
</ul>
<p>Si la saisie n'avait pas lieu d'être, la pièce est restituée, le procès-verbal détruit et, le cas échéant, toute référence au document effacée du dossier.</p>
<h2>Un secret qui n'est pas sans limites</h2>
<p>La protection ne bénéficie pas à l'avocat qui se fait l'auteur ou le complice d'une infraction. Le législateur a aussi prévu, à l'article 56-1-2, que le secret du conseil ne puisse être opposé dans certaines enquêtes, notamment de fraude fiscale ou de corruption, lorsque les consultations ont servi à commettre l'infraction ou à la faciliter. L'exercice des droits de la défense, lui, reste hors de portée de cette exception. Pour le praticien, la conséquence est concrète : un classement qui distingue clairement la défense du conseil facilite le travail du bâtonnier le jour où il doit objecter.</p>
`,
  },
  {
    slug: 'honoraires-avocat-le-batonnier-premier-juge-de-la-note',
    title: "Honoraires d'avocat : pourquoi le bâtonnier est le premier juge de la note",
    description:
      'La convention écrite est la règle, la contestation obéit à une procédure propre. Ni le tribunal ni le juge de la responsabilité ne fixent le prix des diligences.',
    tags: ['avocats', 'honoraires', 'déontologie'],
    author: 'Thibault Corvaisier',
    daysAgo: 31,
    readCount: 6320,
    content: `
<p>Le client qui reçoit une facture plus lourde que prévu pense d'abord au tribunal. C'est une fausse piste. Le contentieux de l'honoraire relève d'une procédure particulière, organisée par les articles 174 et suivants du décret n° 91-1197 du 27 novembre 1991, et son premier juge est le bâtonnier de l'ordre auquel appartient l'avocat.</p>
<h2>L'écrit d'abord</h2>
<p>L'article 10 de la loi n° 71-1130 du 31 décembre 1971 impose à l'avocat de conclure avec son client une convention d'honoraires écrite. Elle précise le montant ou le mode de détermination des honoraires couvrant les diligences prévisibles, ainsi que les frais et débours envisagés. L'urgence, la force majeure et l'intervention au titre de l'aide juridictionnelle totale font exception.</p>
<p>Le prix est libre, à une réserve près : le pacte de quota litis, qui ferait dépendre toute la rémunération du résultat, est interdit. Un honoraire complémentaire de résultat reste licite dès lors qu'il s'ajoute à la rémunération des prestations effectuées et qu'il a été convenu.</p>
<p>L'absence de convention ne prive pas pour autant l'avocat de toute rémunération. L'honoraire est alors fixé selon les critères que la loi énumère :</p>
<ul>
<li>les usages ;</li>
<li>la situation de fortune du client ;</li>
<li>la difficulté de l'affaire ;</li>
<li>les frais exposés par l'avocat ;</li>
<li>sa notoriété et ses diligences.</li>
</ul>
<h2>Quatre mois pour décider</h2>
<p>La réclamation est adressée au bâtonnier par lettre recommandée avec demande d'avis de réception, ou remise contre récépissé. Elle peut venir du client comme de l'avocat qui cherche à se faire payer. Le bâtonnier recueille les observations des deux parties et rend sa décision dans les quatre mois ; il peut, par une décision motivée, proroger ce délai dans la limite de quatre mois supplémentaires.</p>
<p>La décision peut être déférée dans le mois de sa notification au premier président de la cour d'appel. S'il n'a pas été statué dans le temps imparti, c'est encore lui que l'on saisit, dans le mois qui suit. À défaut de recours, la décision est rendue exécutoire par le président du tribunal judiciaire.</p>
<h2>Ce que le juge de l'honoraire ne tranche pas</h2>
<p>Sa compétence est étroite. Il apprécie la valeur des diligences et peut écarter celles qui étaient manifestement inutiles, mais il ne se prononce pas sur une faute de l'avocat. Le client qui reproche à son conseil un délai manqué ou un mauvais conseil doit agir en responsabilité devant le tribunal judiciaire ; il ne peut obtenir, sous couvert de contestation d'honoraires, une réduction qui serait en réalité une indemnisation. Il existe une autre limite, dégagée par la Cour de cassation : l'honoraire librement payé en connaissance de cause, après service rendu, ne peut plus être réduit. Quant au temps pour agir, l'action de l'avocat contre un client consommateur se prescrit par deux ans, en application de l'article L. 218-2 du code de la consommation.</p>
`,
  },
  {
    slug: 'constat-commissaire-de-justice-ce-que-vaut-une-page-de-constatations',
    title: 'Commissaire de justice : ce que vaut, devant le juge, une page de constatations',
    description:
      "Né de la fusion de deux professions, l'officier public décrit des faits sans donner d'avis. Ses constats font foi jusqu'à preuve contraire, sauf au pénal.",
    tags: ['commissaires de justice', 'preuve'],
    author: 'Nadège Brisemont',
    daysAgo: 74,
    readCount: 2750,
    content: `
<p>Infiltrations, chantier abandonné, page internet bientôt modifiée : le constat est souvent la première pièce du dossier. Depuis le 1er juillet 2022, il est dressé par un commissaire de justice, profession issue de la réunion des huissiers de justice et des commissaires-priseurs judiciaires. L'ordonnance n° 2016-728 du 2 juin 2016 en fixe le statut.</p>
<p>Son article 1er distingue ce qui relève du monopole, comme la signification des actes, l'exécution forcée des titres exécutoires ou les ventes judiciaires de meubles aux enchères, et ce que l'officier public accomplit en concurrence avec d'autres. Les constats appartiennent à ce second groupe, mais avec une force particulière.</p>
<h2>Des faits, et rien que des faits</h2>
<p>Le commissaire de justice peut, commis par un juge ou à la demande d'un particulier, effectuer des constatations purement matérielles, « exclusives de tout avis sur les conséquences de fait ou de droit qui peuvent en résulter ». Il écrit qu'une fissure traverse un mur et en donne la longueur ; il n'écrit pas qu'elle vient d'un défaut de fondation. Il photographie une enseigne ; il ne dit pas qu'elle est contrefaisante.</p>
<p>Ces constatations font foi jusqu'à preuve contraire. L'adversaire peut donc les combattre, mais c'est à lui d'apporter la preuve. La règle connaît une exception notable : en matière pénale, elles n'ont que la valeur de simples renseignements.</p>
<h2>La porte fermée</h2>
<p>La qualité d'officier public ne donne aucun droit d'entrer. Pour constater dans un lieu privé sans l'accord de l'occupant, il faut une autorisation de justice. L'article 145 du code de procédure civile la permet avant tout procès, sur requête ou en référé, s'il existe un motif légitime de conserver ou d'établir la preuve de faits dont pourrait dépendre la solution d'un litige. La requête, procédure non contradictoire, n'est admise que si les circonstances exigent de surprendre l'adversaire.</p>
<p>La loyauté compte aussi. Le commissaire de justice ne peut pas provoquer les faits qu'il vient décrire, ni se présenter sous une fausse qualité : le constat perdrait alors sa valeur.</p>
<h2>Les heures de l'officier public</h2>
<p>La liberté du constat tranche avec l'encadrement des autres missions. Deux textes se répondent :</p>
<ul>
<li>l'article 664 du code de procédure civile interdit toute signification avant six heures et après vingt et une heures, ainsi que les dimanches et les jours fériés ou chômés, sauf permission du juge en cas de nécessité ;</li>
<li>l'article L. 141-1 du code des procédures civiles d'exécution pose les mêmes bornes pour les mesures d'exécution, et n'admet les opérations de nuit qu'avec l'autorisation du juge, dans des lieux qui ne servent pas à l'habitation.</li>
</ul>
<p>Reste la question du moment. Un constat n'établit que l'état des choses au jour où il est dressé. Celui qui attend six mois pour faire décrire un dégât des eaux tient une pièce exacte, mais peut-être inutile.</p>
`,
  },
  {
    slug: 'devoir-de-conseil-le-notaire-ne-se-retranche-pas-derriere-son-client',
    title: 'Devoir de conseil : le notaire ne peut pas se retrancher derrière un client averti',
    description:
      "Éclairer les parties, assurer l'efficacité de l'acte, vérifier ce qui peut l'être : la jurisprudence a bâti une obligation dont la charge de la preuve pèse sur l'officier public.",
    tags: ['notaires', 'responsabilité', 'déontologie'],
    author: 'Camille Osterrand',
    daysAgo: 128,
    readCount: 1940,
    content: `
<blockquote>
<p>Le notaire est tenu d'éclairer les parties sur la portée, les effets et les risques de l'acte auquel il prête son concours.</p>
</blockquote>
<p>La formule, que les juges reprennent avec des variantes, ne figure dans aucun article du code civil. Le devoir de conseil du notaire est une création de la jurisprudence, fondée aujourd'hui sur l'article 1240 du code civil : l'officier public qui manque à sa mission engage sa responsabilité délictuelle envers celui qui en souffre.</p>
<h2>Une obligation qui ne dépend pas du client</h2>
<p>Le notaire ne peut pas décliner son devoir au motif que son client est un professionnel de l'immobilier, qu'il était assisté d'un avocat ou qu'un confrère intervenait pour l'autre partie. Les compétences personnelles du client ne le dispensent pas de parler. La jurisprudence admet seulement qu'il n'a pas à informer d'un fait que la partie connaissait déjà, ni à donner son avis sur l'opportunité économique d'une opération qui lui est étrangère.</p>
<p>C'est aussi au notaire de prouver qu'il a rempli cette obligation. La preuve se fait par tout moyen ; en pratique, elle tient à une lettre, à un courriel ou à une clause précise de l'acte. La formule de style selon laquelle les parties « reconnaissent avoir été parfaitement informées » convainc rarement, faute de dire de quoi.</p>
<h2>Vérifier, puis garantir l'efficacité</h2>
<p>Le conseil ne se limite pas à la parole. Rédacteur de l'acte, le notaire doit en assurer la validité et l'efficacité. Il recherche l'origine de propriété, consulte le fichier immobilier, contrôle la capacité et les pouvoirs des signataires. S'il peut en principe se fier aux déclarations des parties, il doit les vérifier lorsque des éléments dont il dispose font naître un doute.</p>
<p>L'exigence est à la mesure de la force de l'acte. Selon l'article 1371 du code civil, il fait foi jusqu'à inscription de faux de ce que l'officier public dit avoir personnellement accompli ou constaté, et la copie revêtue de la formule exécutoire figure parmi les titres de l'article L. 111-3 du code des procédures civiles d'exécution.</p>
<h2>Faute, préjudice et perte de chance</h2>
<p>La faute ne suffit pas. Le client doit établir un préjudice et un lien de causalité. Quand il soutient que, mieux informé, il n'aurait pas signé ou aurait signé à d'autres conditions, le dommage s'analyse souvent en une perte de chance, évaluée à une fraction de l'avantage manqué et jamais à sa totalité. L'action se prescrit par cinq ans, à compter du jour où la victime a connu ou aurait dû connaître les faits qui lui permettent d'agir, selon l'article 2224 du code civil. Une restitution due en vertu de la loi ou du contrat n'est pas, en elle-même, un préjudice réparable : le notaire n'a pas à rendre un prix qu'il n'a pas reçu, sauf à garantir la victime de l'insolvabilité de celui qui le doit.</p>
`,
  },
  {
    slug: 'collaboration-liberale-requalifiee-sans-clientele-possible',
    title: 'Collaboratrice sans clientèle possible : le contrat libéral devient un contrat de travail',
    description:
      "Réunions imposées, bureau sans ligne directe, dossiers personnels découragés : la cour d'appel de Valmorant déduit des conditions d'exercice un lien de subordination.",
    tags: ['avocats', 'contrat de travail', 'jurisprudence'],
    author: 'Hugo Landrevie',
    daysAgo: 15,
    readCount: 5210,
    content: `
<p>En quatre ans au cabinet Ormelac et Vaudreny, une avocate collaboratrice n'a traité que deux dossiers pour son propre compte. La cour d'appel de Valmorant ne s'est pas arrêtée à ce chiffre : elle a cherché à qui il était dû. Dans un arrêt n° 00-00.007, elle confirme la décision du bâtonnier et requalifie la relation en contrat de travail.</p>
<h2>Un statut qui suppose une clientèle</h2>
<p>L'article 18 de la loi n° 2005-882 du 2 août 2005 définit le collaborateur libéral comme le membre non salarié d'une profession libérale qui exerce auprès d'un autre professionnel, en toute indépendance et sans lien de subordination. Il peut compléter sa formation et se constituer une clientèle personnelle. Le contrat, écrit à peine de nullité, doit préciser les conditions dans lesquelles il peut satisfaire aux besoins de cette clientèle. L'article 14 du règlement intérieur national de la profession d'avocat reprend la règle et la détaille.</p>
<p>La jurisprudence en tire un critère : la requalification est encourue lorsque les conditions d'exercice n'ont pas permis au collaborateur de développer sa clientèle. Elle est exclue si l'absence de dossiers personnels tient à son propre choix.</p>
<h2>Ce que montraient les pièces</h2>
<p>La cour relève un faisceau d'éléments concordants :</p>
<ul>
<li>des journées commencées et achevées à heure fixe, avec un relevé transmis chaque semaine à l'associé ;</li>
<li>l'absence de bureau fermé pour recevoir des clients, alors que le contrat le promettait ;</li>
<li>un courriel demandant de « garder les dossiers personnels pour le week-end » ;</li>
<li>des congés soumis à autorisation et deux fois refusés ;</li>
<li>un volume moyen de dossiers du cabinet laissant, selon le relevé produit par le cabinet lui-même, moins de trois heures libres par semaine.</li>
</ul>
<p>Le cabinet faisait valoir que rien, dans le contrat, n'interdisait une clientèle personnelle. L'argument ne porte pas : la clause existait, mais sa mise en œuvre était impossible. L'intégration à un service organisé ne suffit pas à caractériser la subordination, ajoute l'arrêt ; le contrôle du temps et l'autorisation des congés la révèlent.</p>
<h2>Le bâtonnier, puis la cour</h2>
<p>Le parcours de l'affaire rappelle une règle de compétence. L'article 7 de la loi n° 71-1130 du 31 décembre 1971 soumet les litiges nés d'un contrat de collaboration ou d'un contrat de travail d'avocat à l'arbitrage du bâtonnier, en l'absence de conciliation, et à charge d'appel devant la cour. Le conseil de prud'hommes n'avait donc pas à être saisi. La rupture, notifiée sans motif avec le délai de prévenance du contrat libéral, produit les effets d'un licenciement sans cause réelle et sérieuse. Le cabinet devra en outre des rappels au titre des congés payés, dont le montant a été réservé jusqu'à la production des relevés de rétrocession.</p>
<p><em>Décision imaginée pour le contenu de démonstration de Parution.</em></p>
`,
  },
  {
    slug: 'consultation-juridique-ou-information-la-frontiere-de-la-loi-de-1971',
    title: 'Consultation juridique ou simple information : la frontière que trace la loi de 1971',
    description:
      "Expert-comptable, juriste d'entreprise, association, site de presse : chacun peut parler de droit, mais tous ne peuvent pas conseiller contre rémunération.",
    tags: ['avocats', 'monopole du droit', 'législation'],
    author: 'Élise Marchenoir',
    daysAgo: 246,
    readCount: 880,
    content: `
<p>Publier un modèle de lettre, commenter un arrêt, expliquer un délai de recours : ces gestes sont libres. Dire à une personne déterminée ce qu'elle doit faire, au vu de son dossier et contre paiement, ne l'est plus. Toute la police de l'exercice du droit tient dans cette distinction, que pose le titre II de la loi n° 71-1130 du 31 décembre 1971.</p>
<h2>Deux monopoles à ne pas confondre</h2>
<p>Le premier est judiciaire. L'article 4 de la loi réserve aux avocats l'assistance et la représentation des parties, la postulation et la plaidoirie devant les juridictions, sous réserve des textes spéciaux qui ouvrent le prétoire à d'autres, comme le défenseur syndical en matière prud'homale.</p>
<p>Le second est juridique et se partage davantage. L'article 54 interdit de donner, directement ou par personne interposée, à titre habituel et rémunéré, des consultations juridiques ou de rédiger des actes sous seing privé pour autrui si l'on ne remplit pas des conditions de compétence, de moralité et d'autorisation. L'article 55 y ajoute une assurance de responsabilité, le respect du secret professionnel et l'interdiction d'intervenir lorsqu'on a un intérêt, direct ou indirect, à la prestation.</p>
<h2>Qui peut consulter, et dans quelles limites</h2>
<p>Les articles 56 et suivants dressent la liste des personnes habilitées. Toutes ne le sont pas au même titre :</p>
<ul>
<li>les professions juridiques et judiciaires réglementées, dont les avocats, les notaires et les commissaires de justice, dans le cadre de leur statut ;</li>
<li>les juristes d'entreprise, au profit exclusif de l'entreprise qui les emploie ou de son groupe ;</li>
<li>les autres professions réglementées, tels les experts-comptables, pour les consultations qui relèvent de leur activité principale et les actes qui en sont l'accessoire nécessaire ;</li>
<li>les organismes agréés, les syndicats et certaines associations, au bénéfice de leurs membres ou de leur public.</li>
</ul>
<p>Pour l'expert-comptable, l'article 59 de la loi rejoint l'article 22 de l'ordonnance n° 45-2138 du 19 septembre 1945 : le conseil juridique suppose une mission comptable habituelle pour le même client, ou un lien direct avec les travaux comptables dont il est chargé. La consultation isolée lui est fermée.</p>
<h2>La diffusion documentaire reste libre</h2>
<p>L'article 66-1 précise que ces règles ne font pas obstacle à la diffusion, en matière juridique, de renseignements et d'informations à caractère documentaire. C'est le fondement de l'édition juridique, des fiches administratives et de bien des services en ligne. La presse a son propre régime : la même loi ne l'autorise à offrir des consultations à ses lecteurs que si elles ont pour auteur un membre d'une profession juridique réglementée.</p>
<p>Où passe la ligne ? Les juges regardent la personnalisation de la réponse. Un formulaire que l'internaute remplit seul n'est pas, en soi, une consultation ; une analyse de sa situation assortie d'un avis en est une, quel que soit le nom commercial qu'on lui donne. L'article 66-2 sanctionne pénalement celui qui passe outre, et les ordres d'avocats peuvent se constituer partie civile.</p>
`,
  },
];
