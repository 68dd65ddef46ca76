import type { SeedArticle } from '../seed-article.ts';

export const affaires: readonly SeedArticle[] = [
  {
    slug: 'quand-les-dettes-de-la-societe-rattrapent-celui-qui-la-dirige',
    title: 'Quand les dettes de la société rattrapent celui qui la dirige',
    description: `La responsabilité limitée protège les associés, pas toujours le gérant. Faute de gestion, faute détachable, insuffisance d'actif : les trois brèches par où un patrimoine personnel peut répondre.`,
    tags: ['société', 'responsabilité', 'entreprises en difficulté'],
    author: 'Camille Osterrand',
    daysAgo: 3,
    readCount: 5210,
    pinned: true,
    content: `
<p>Il a créé une société pour séparer ses affaires de sa maison. Trois ans plus tard, le liquidateur lui réclame une part du passif. La scène surprend toujours, alors qu'elle n'a rien d'une anomalie : la personnalité morale fait écran entre les créanciers et le dirigeant, mais la loi a prévu des portes, et chacune a sa clé.</p>
<h2>Envers la société et les associés : toute faute compte</h2>
<p>L'article L. 223-22 du code de commerce rend les gérants de société à responsabilité limitée responsables, individuellement ou solidairement, des infractions aux lois et règlements, des violations des statuts et des fautes commises dans leur gestion. L'article L. 225-251 dit la même chose des administrateurs et du directeur général de la société anonyme, et l'article L. 227-8 étend ces règles aux dirigeants de la société par actions simplifiée.</p>
<p>La faute de gestion n'a pas à être intentionnelle : une imprudence suffit, pourvu qu'elle ait causé un préjudice. Si la société reste inerte, un associé peut agir à sa place. Les statuts ne peuvent y faire obstacle, toute clause subordonnant cette action à l'autorisation de l'assemblée étant réputée non écrite, et aucun quitus ne l'éteint. L'action se prescrit par trois ans à compter du fait dommageable ou, s'il a été dissimulé, de sa révélation.</p>
<h2>Envers les tiers : une faute hors du commun</h2>
<p>Le fournisseur impayé se heurte à un obstacle plus sérieux. Tant que la société est à flot, la responsabilité personnelle du dirigeant n'est engagée envers les tiers que s'il a commis une faute séparable de ses fonctions. La chambre commerciale de la Cour de cassation en a donné la définition dans un arrêt du 20 mai 2003 (n° 99-17.092) : il en va ainsi lorsque le dirigeant commet intentionnellement une faute d'une particulière gravité, incompatible avec l'exercice normal des fonctions sociales. Céder deux fois la même créance en connaissance de cause répond à cette description ; mal négocier un contrat, non.</p>
<h2>Après la faillite : combler l'insuffisance d'actif</h2>
<p>La troisième brèche ne s'ouvre qu'en liquidation judiciaire. L'article L. 651-2 du code de commerce permet au tribunal de mettre tout ou partie de l'insuffisance d'actif à la charge des dirigeants, de droit ou de fait, dont la faute de gestion y a contribué. Poursuivre une exploitation déficitaire sans issue, ne pas tenir de comptabilité, négliger de déclarer la cessation des paiements dans le délai légal : les exemples sont classiques. Le texte fixe une limite, puisque la simple négligence ne suffit plus.</p>
<p>Les montants peuvent ruiner une vie, mais le juge n'est jamais tenu de condamner et module la somme dans la limite de l'insuffisance constatée. L'action appartient au liquidateur et au ministère public, ainsi qu'aux contrôleurs, à la majorité d'entre eux, si le liquidateur mis en demeure n'agit pas. Elle se prescrit par trois ans à compter du jugement de liquidation.</p>
<p>Reste la brèche que le dirigeant ouvre lui-même, souvent la plus large : le cautionnement exigé par la banque. Celui-là ne suppose aucune faute. Le code civil y oppose la mention apposée par la caution, que l'article 2297 impose à peine de nullité, et la réduction de l'engagement manifestement disproportionné, prévue par l'article 2300.</p>
`,
  },
  {
    slug: 'rupture-brutale-orbelune-condamnee-pour-neuf-mois-de-preavis-manquants',
    title: 'Rupture brutale : Orbelune Distribution condamnée pour neuf mois de préavis manquants',
    description:
      'Un courriel et trois mois pour tourner la page de quatorze ans de commandes : le tribunal y voit une rupture fautive et chiffre le préjudice sur la marge que le fournisseur aurait dégagée.',
    tags: ['contrat', 'responsabilité', 'distribution', 'jurisprudence'],
    author: 'Thibault Corvaisier',
    daysAgo: 8,
    readCount: 4875,
    content: `
<p>Le message tenait en quatre lignes. Orbelune Distribution y annonçait à la Conserverie Trémazel qu'elle cesserait de s'approvisionner chez elle dans trois mois, « dans le cadre d'une rationalisation du référencement ». La juridiction commerciale spécialisée, saisie par la conserverie, juge ce délai très insuffisant et condamne le distributeur à 412 000 euros de dommages-intérêts (n° 00-00.003).</p>
<h2>Une relation établie, malgré l'absence de contrat-cadre</h2>
<p>Orbelune soutenait n'avoir jamais rien promis : pas de contrat-cadre, pas de volume garanti, de simples bons de commande. Le tribunal répond que l'article L. 442-1, II, du code de commerce ne protège pas un contrat mais une relation. Quatorze années de commandes ininterrompues, pour un chiffre d'affaires stable, permettaient au fournisseur d'anticiper raisonnablement la continuité du courant d'affaires.</p>
<p>Le distributeur invoquait encore la mise en concurrence annuelle de ses fournisseurs. Une procédure d'appel d'offres peut en effet rendre une relation précaire et lui ôter son caractère établi. Mais les juges relèvent que la conserverie n'avait jamais été consultée de cette manière : ses tarifs étaient reconduits, chaque automne, par un échange de courriels.</p>
<h2>Douze mois plutôt que trois</h2>
<p>Rompre n'est pas fautif ; rompre brutalement l'est. La durée du préavis s'apprécie au jour de la rupture, en considération de la durée de la relation et des autres circonstances. Le jugement retient l'ancienneté des échanges, la part d'Orbelune dans l'activité de la conserverie (38 %), la fabrication sous marque de distributeur, qui n'est pas revendable ailleurs, et la saisonnalité de la pêche, qui impose d'arrêter les volumes une campagne à l'avance. Douze mois auraient été nécessaires. Neuf manquent.</p>
<p>Le tribunal rappelle à cette occasion que le préavis de dix-huit mois mentionné par la loi n'est pas un étalon. Il s'agit d'un plafond de sécurité : celui qui l'accorde ne peut se voir reprocher une durée insuffisante. Il constate enfin qu'aucune inexécution suffisamment grave ne dispensait Orbelune de préavis, deux retards de livraison anciens et acceptés sans réserve ne pouvant y suffire.</p>
<h2>La marge, pas le chiffre d'affaires</h2>
<p>La conserverie réclamait neuf mois de ventes. Le jugement s'en tient au préjudice né de la brutalité, et non de la rupture elle-même : la marge qui aurait été réalisée pendant le préavis manquant, sous déduction des coûts variables que l'arrêt des commandes lui a épargnés. Les salaires de l'atelier, que l'entreprise a continué de payer, ne sont pas déduits. L'investissement dans une nouvelle ligne de sertissage est écarté, car il n'avait pas été demandé par le distributeur et reste utilisable.</p>
<p>La leçon pratique tient moins au montant qu'à la méthode. Un préavis se notifie par écrit, se calcule au regard de la situation concrète du partenaire et s'exécute, en principe, aux conditions antérieures. Diviser les commandes par deux dès le premier mois, comme l'avait fait Orbelune, constituait déjà une rupture partielle, que le texte vise en toutes lettres.</p>
<p><em>Décision imaginée pour le contenu de démonstration de Parution.</em></p>
`,
  },
  {
    slug: 'fin-de-bail-commercial-ce-que-le-conge-doit-dire-au-locataire',
    title: 'Fin de bail commercial : ce que le congé doit dire, et ce que le bailleur devra payer',
    description: `Forme, motifs, mention du délai de deux ans : le congé du bailleur obéit à des règles de validité strictes. En face, le locataire a droit au renouvellement ou à une indemnité d'éviction.`,
    tags: ['bail commercial', 'contrat', 'législation'],
    author: 'Nadège Brisemont',
    daysAgo: 17,
    readCount: 6120,
    content: `
<p>Un bail commercial ne s'arrête pas tout seul. À l'échéance des neuf ans que l'article L. 145-4 du code de commerce fixe comme durée minimale, si personne ne bouge, le contrat se prolonge tacitement pour une durée indéterminée, ainsi que le prévoit l'article L. 145-9. Pour en sortir, il faut un congé ; pour repartir sur un nouveau bail, un congé avec offre de renouvellement ou une demande du locataire.</p>
<h2>Un acte formaliste</h2>
<p>Le bailleur donne congé au moins six mois à l'avance, par acte extrajudiciaire, c'est-à-dire par commissaire de justice. Pendant la tacite prolongation, le congé doit en outre être donné pour le dernier jour d'un trimestre civil. L'article L. 145-9 impose deux indications à peine de nullité :</p>
<ul>
<li>les motifs pour lesquels le congé est donné ;</li>
<li>le fait que le locataire qui entend le contester ou demander une indemnité d'éviction doit saisir le tribunal avant l'expiration d'un délai de deux ans à compter de la date pour laquelle il a été donné.</li>
</ul>
<p>Cette nullité est relative : seul le preneur peut s'en prévaloir. Il peut aussi choisir de tenir le congé pour valable, quitter les lieux et réclamer son indemnité.</p>
<h2>Renouveler ou indemniser</h2>
<p>Le locataire qui remplit les conditions du statut a droit au renouvellement. Il doit notamment être immatriculé et, selon l'article L. 145-8, avoir exploité effectivement le fonds au cours des trois années précédant l'expiration du bail. Le bailleur peut toujours refuser, mais au prix de l'article L. 145-14 : une indemnité d'éviction égale au préjudice causé par le défaut de renouvellement. Elle comprend notamment la valeur marchande du fonds, augmentée des frais normaux de déménagement et de réinstallation, sauf au propriétaire à prouver que le préjudice est moindre, par exemple parce que la clientèle suivra.</p>
<p>Quelques motifs dispensent de payer. L'article L. 145-17 retient le motif grave et légitime à l'encontre du locataire sortant, sous réserve d'une mise en demeure restée plus d'un mois sans effet lorsqu'il s'agit de l'inexécution d'une obligation, et l'état d'un immeuble qui doit être démoli pour insalubrité ou ne peut plus être occupé sans danger.</p>
<h2>Rester dans les lieux, et changer d'avis</h2>
<p>Tant que l'indemnité n'est pas versée, l'article L. 145-28 permet au locataire de se maintenir, aux clauses et conditions du bail expiré. Il doit alors une indemnité d'occupation, qui correspond à la valeur locative et peut donc différer de l'ancien loyer.</p>
<p>Le bailleur dispose d'une dernière carte, le droit de repentir de l'article L. 145-58. Jusqu'à l'expiration de quinze jours après que la décision fixant l'indemnité est passée en force de chose jugée, il peut s'y soustraire en consentant au renouvellement et en supportant les frais de l'instance. Il ne le peut plus si le locataire est déjà parti ou a loué ou acheté un autre local pour se réinstaller. Quant au locataire, qu'il garde un œil sur le calendrier : les actions exercées en vertu du statut se prescrivent par deux ans, selon l'article L. 145-60.</p>
`,
  },
  {
    slug: 'ceder-ses-parts-de-sarl-a-un-tiers-le-vote-puis-les-trois-mois',
    title: `Céder ses parts de SARL à un tiers : le vote d'abord, les trois mois ensuite`,
    description: `L'entrée d'un inconnu au capital suppose l'accord des associés, donné à une double majorité. Mais le refus a un coût : il oblige à racheter, ou à laisser partir.`,
    tags: ['société', 'cession', 'législation'],
    author: 'Hugo Landrevie',
    daysAgo: 39,
    readCount: 2980,
    content: `
<p>On choisit ses associés, on ne les subit pas. La société à responsabilité limitée reste marquée par la considération de la personne, et le code de commerce organise en conséquence un contrôle des entrées. Il prend soin, en contrepartie, qu'aucun associé ne demeure prisonnier de ses parts.</p>
<h2>Libre entre proches, encadrée pour les autres</h2>
<p>Entre associés, l'article L. 223-16 pose la liberté de cession. L'article L. 223-13 fait de même entre conjoints, entre ascendants et descendants, ainsi que par voie de succession ou de liquidation de communauté. Dans tous ces cas, les statuts peuvent introduire un agrément.</p>
<p>Pour les tiers, l'agrément est d'ordre public. L'article L. 223-14 exige le consentement de la majorité des associés représentant au moins la moitié des parts sociales. C'est une majorité double, en têtes et en capital, que les statuts peuvent durcir mais non abaisser. Le cédant prend part au vote.</p>
<h2>La procédure pas à pas</h2>
<ol>
<li>Le projet de cession est notifié à la société et à chacun des associés, par acte de commissaire de justice ou par lettre recommandée avec demande d'avis de réception.</li>
<li>La société fait connaître sa décision. Si elle se tait pendant trois mois à compter de la dernière des notifications, le consentement est réputé acquis.</li>
<li>En cas de refus, les associés ont trois mois pour acquérir ou faire acquérir les parts. À la demande du gérant, le juge peut prolonger ce délai de six mois au plus.</li>
<li>Avec l'accord du cédant, la société peut aussi racheter elle-même les parts en réduisant son capital du montant de leur valeur nominale.</li>
</ol>
<p>Si aucune de ces solutions n'aboutit à temps, l'associé peut réaliser la cession initialement prévue. Il ne peut toutefois exiger le rachat, ni passer outre au refus, que s'il détient ses parts depuis au moins deux ans. Cette condition d'ancienneté est écartée en cas de succession, de liquidation de communauté entre époux ou de donation au profit d'un conjoint, d'un ascendant ou d'un descendant.</p>
<h2>Le prix et les formes</h2>
<p>À défaut d'accord sur la valeur, un expert la détermine dans les conditions de l'article 1843-4 du code civil. Désigné par les parties ou, si elles ne s'entendent pas, par le juge, il doit appliquer les règles de valorisation prévues par les statuts ou par une convention liant les parties, quand il en existe.</p>
<p>Une fois l'agrément obtenu, la cession est constatée par écrit. L'article L. 223-17, qui renvoie à l'article L. 221-14, la rend opposable à la société par le dépôt d'un original de l'acte au siège, contre remise par le gérant d'une attestation, ou par les formalités de l'article 1690 du code civil. Elle ne l'est aux tiers qu'après publicité au registre du commerce et des sociétés. La cession conclue sans respecter l'agrément encourt la nullité, et une clause statutaire qui prétendrait en dispenser est réputée non écrite.</p>
<p>Le cessionnaire prudent fera donc de l'agrément une condition suspensive de la promesse, et fixera une date au-delà de laquelle chacun reprendra sa liberté.</p>
`,
  },
  {
    slug: 'non-concurrence-cedant-des-ateliers-brevanne-libere-par-la-cour',
    title: 'Non-concurrence : le cédant des Ateliers Brévanne délié de son engagement par la cour',
    description: `Dix ans, aucun territoire désigné, un objet plus large que l'activité vendue : la clause signée lors d'une cession d'actions est jugée disproportionnée, et l'acquéreur débouté.`,
    tags: ['société', 'contrat', 'cession', 'jurisprudence'],
    author: 'Élise Marchenoir',
    daysAgo: 128,
    readCount: 3340,
    content: `
<p>Il avait vendu toutes ses actions, encaissé le prix, puis ouvert à quatre cents kilomètres de là un atelier de restauration de mobilier. Son acquéreur, la holding Vasselin Participations, y voyait la violation de l'engagement de non-concurrence inséré dans l'acte de cession des Ateliers Brévanne, fabricant de cuisines sur mesure. La cour d'appel la déboute et annule la clause (n° 00-00.004).</p>
<p>Le vendeur doit, de par la loi, s'abstenir de reprendre ce qu'il a vendu : les articles 1626 et 1628 du code civil lui imposent de garantir l'acquéreur contre l'éviction, et d'abord contre celle qui viendrait de son propre fait. Appliquée aux droits sociaux, cette garantie n'interdit au cédant de se rétablir que si ses agissements empêchent la société de poursuivre son activité économique et de réaliser son objet social. Rien de tel n'était allégué : le chiffre d'affaires des ateliers avait progressé depuis la vente.</p>
<p>Restait le contrat. Les parties avaient convenu que le cédant s'interdirait pendant dix ans « toute activité, directe ou indirecte, se rapportant au travail du bois ». La holding plaidait la liberté contractuelle et l'importance du prix payé.</p>
<h2>Une proportion à trouver</h2>
<p>La cour rappelle la règle constante en la matière. Parce qu'elle restreint la liberté d'entreprendre, une clause de non-concurrence n'est licite que si elle est limitée dans le temps et dans l'espace et proportionnée aux intérêts légitimes à protéger. L'engagement litigieux échoue à chacune des étapes :</p>
<ul>
<li>sa durée de dix ans excède ce qu'exigeait la fidélisation d'une clientèle de particuliers, dont chacun ne commande guère qu'une cuisine ;</li>
<li>aucun périmètre n'est fixé, alors que les ateliers ne livraient que dans trois départements ;</li>
<li>son objet s'étend à tout le travail du bois, quand la société cédée n'exerçait que la fabrication de cuisines.</li>
</ul>
<p>Il en résultait pour le cédant, ébéniste de formation, une impossibilité d'exercer son métier sans rapport avec le fonds de commerce à protéger. Peu importe que le prix ait été élevé : il rémunérait les actions.</p>
<h2>Pas de sauvetage par le juge</h2>
<p>À titre subsidiaire, la holding demandait à la cour de ramener l'interdiction à trois ans et à trois départements. L'arrêt s'y refuse. Le contrat ne comportait aucune stipulation permettant une telle réduction et, faute de toute limite géographique dans l'acte, il aurait fallu en inventer une à la place des parties. La demande de restitution partielle du prix est également rejetée, aucune fraction n'ayant été affectée à cet engagement.</p>
<p>Les rédacteurs d'actes retiendront qu'une clause plus modeste aurait tenu. Ils se souviendront aussi que, lorsque le cédant est salarié de la société au jour où il s'engage, la jurisprudence exige en outre une contrepartie financière, à peine de nullité. La question ne se posait pas ici, le vendeur n'ayant jamais eu que la qualité de président.</p>
<p><em>Décision imaginée pour le contenu de démonstration de Parution.</em></p>
`,
  },
  {
    slug: 'cessation-des-paiements-quarante-cinq-jours-et-plusieurs-issues',
    title: 'Cessation des paiements : quarante-cinq jours pour agir, et plusieurs issues possibles',
    description: `Mandat ad hoc, conciliation, sauvegarde, redressement ou liquidation : le choix dépend d'une date que le chef d'entreprise doit savoir reconnaître avant ses créanciers.`,
    tags: ['entreprises en difficulté', 'procédure'],
    author: 'Admin',
    daysAgo: 263,
    readCount: 1985,
    content: `
<p>La définition tient en une phrase, à l'article L. 631-1 du code de commerce : est en cessation des paiements le débiteur qui se trouve dans l'impossibilité de faire face à son passif exigible avec son actif disponible. Ni le montant des dettes ni le résultat comptable n'y figurent. Une entreprise bénéficiaire peut manquer de trésorerie, et une entreprise déficitaire payer à l'échéance. Les réserves de crédit et les moratoires accordés par les créanciers comptent d'ailleurs en faveur du débiteur, à charge pour lui de les établir.</p>
<h2>Avant la date : le terrain amiable</h2>
<p>Tant qu'il peut payer, le dirigeant dispose d'outils confidentiels. Le mandat ad hoc de l'article L. 611-3 lui permet de demander au président du tribunal la désignation d'un mandataire dont il propose le nom. La conciliation, régie par les articles L. 611-4 et suivants, suppose une difficulté juridique, économique ou financière, avérée ou prévisible ; elle reste accessible à celui dont la cessation des paiements ne remonte pas à plus de quarante-cinq jours. L'accord obtenu peut être constaté par le président ou homologué par le tribunal.</p>
<p>La sauvegarde, elle, est une procédure collective. L'article L. 620-1 la réserve au débiteur qui, sans être en cessation des paiements, justifie de difficultés qu'il n'est pas en mesure de surmonter. Lui seul peut la demander, et il conserve la gestion de l'entreprise.</p>
<h2>Après la date : une obligation</h2>
<p>Le débiteur doit demander l'ouverture d'un redressement judiciaire au plus tard dans les quarante-cinq jours qui suivent la cessation des paiements, s'il n'a pas, dans ce délai, demandé l'ouverture d'une conciliation (article L. 631-4). Si le redressement est manifestement impossible, c'est la liquidation judiciaire de l'article L. 640-1 qui s'impose, dans le même délai. Un créancier ou le ministère public peuvent aussi saisir le tribunal.</p>
<p>Le retard a un prix. Celui qui omet sciemment de déclarer dans le délai s'expose à l'interdiction de gérer de l'article L. 653-8. L'omission peut en outre être retenue comme faute de gestion si une liquidation révèle une insuffisance d'actif. Enfin, le tribunal peut fixer la date de cessation des paiements jusqu'à dix-huit mois avant le jugement d'ouverture, et certains actes passés durant cette période suspecte sont alors nuls ou annulables.</p>
<h2>Ce que change le jugement d'ouverture</h2>
<ul>
<li>Il est interdit de payer les créances antérieures, sauf exceptions telles que la compensation de créances connexes (article L. 622-7).</li>
<li>Les actions en paiement et les voies d'exécution des créanciers antérieurs sont interrompues ou interdites (article L. 622-21).</li>
<li>Les contrats en cours se poursuivent, nonobstant toute clause de résiliation fondée sur la seule ouverture de la procédure (article L. 622-13).</li>
<li>Les créanciers doivent déclarer leurs créances, en principe dans les deux mois de la publication du jugement au Bodacc (articles L. 622-24 et R. 622-24).</li>
</ul>
<p>Le créancier retardataire n'est pas rayé des comptes, mais l'article L. 622-26 l'exclut des répartitions, à moins que le juge-commissaire ne le relève de la forclusion. Pour lui aussi, tout est affaire de calendrier.</p>
`,
  },
];
