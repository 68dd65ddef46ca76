import type { SeedArticle } from '../seed-article.ts';

export const civil: readonly SeedArticle[] = [
  {
    slug: 'vice-cache-ou-defaut-de-conformite-deux-actions-deux-delais',
    title: 'Vice caché ou défaut de conformité : deux actions, deux délais, une seule bonne réponse',
    description: `La charpente rongée et le carrelage d'une autre couleur ne relèvent pas du même texte. De la qualification dépendent le temps pour agir et ce que l'acheteur peut obtenir.`,
    tags: ['contrat', 'vente'],
    author: 'Camille Osterrand',
    daysAgo: 1,
    readCount: 5740,
    content: `
<p>La chose ne va pas. Est-elle défectueuse, ou est-elle autre que celle qui avait été promise ? La question paraît scolaire ; elle décide pourtant de l'issue de bien des procès entre vendeur et acheteur, car le juge ne peut accorder sur un fondement ce que l'autre seul permet.</p>
<h2>Le défaut qui rend la chose impropre</h2>
<p>L'article 1641 du code civil oblige le vendeur à garantir les défauts cachés qui rendent la chose impropre à l'usage auquel on la destine, ou qui en diminuent tellement l'usage que l'acheteur ne l'aurait pas acquise, ou à un moindre prix, s'il les avait connus. Il faut donc un défaut grave, caché et antérieur à la vente. Les vices apparents, dont l'acheteur a pu se convaincre lui-même, restent à sa charge en vertu de l'article 1642.</p>
<p>L'acheteur choisit, selon l'article 1644, entre rendre la chose contre restitution du prix et la garder en se faisant rendre une partie de ce prix. Le vendeur qui connaissait le vice doit en plus réparer tous les dommages (article 1645), alors que le vendeur qui l'ignorait ne rembourse que le prix et les frais occasionnés par la vente (article 1646). Or la jurisprudence présume, sans preuve contraire possible, que le vendeur professionnel connaissait les vices de la chose. La clause qui écarte la garantie, valable entre particuliers si le vendeur ignorait le défaut, ne le protège donc pas face à un profane.</p>
<h2>La chose qui n'est pas celle convenue</h2>
<p>L'obligation de délivrance, prévue aux articles 1603 et 1604, impose de livrer une chose conforme à ce que le contrat stipule. Une voiture dont le kilométrage est faux, un moteur moins puissant que celui de la commande, un revêtement d'une autre teinte : la chose fonctionne peut-être très bien, mais elle diffère de la promesse. L'acheteur dispose alors des sanctions du droit commun, de l'exécution forcée à la résolution, et de dommages-intérêts.</p>
<h2>Le calendrier</h2>
<ul>
<li>Vice caché : deux ans à compter de la découverte du vice, selon l'article 1648, sans pouvoir dépasser vingt ans à compter de la vente, en application de l'article 2232.</li>
<li>Délivrance non conforme : cinq ans à compter du jour où l'acheteur a connu ou aurait dû connaître les faits, selon l'article 2224.</li>
<li>Consommateur face à un vendeur professionnel : il bénéficie en outre de la garantie légale de conformité des articles L. 217-3 et suivants du code de la consommation, pour les défauts qui apparaissent dans les deux ans de la délivrance du bien.</li>
</ul>
<p>Par une série d'arrêts du 21 juillet 2023, la chambre mixte de la Cour de cassation a précisé que le délai de deux ans est un délai de prescription. Il peut donc être interrompu par une assignation en référé, puis suspendu le temps de l'expertise ordonnée avant tout procès. L'acheteur a tout intérêt à demander cette expertise sans attendre : elle date la découverte, établit l'antériorité du défaut et dispense souvent de plaider la suite.</p>
`,
  },
  {
    slug: 'pompe-a-chaleur-sous-la-fenetre-le-trouble-l-emporte-sur-la-norme',
    title: `Pompe à chaleur sous la fenêtre : le respect des normes n'exclut pas le trouble anormal`,
    description: `L'appareil était conforme et posé dans les règles. Le tribunal ordonne pourtant son déplacement : la responsabilité entre voisins ne suppose ni faute ni infraction.`,
    tags: ['voisinage', 'responsabilité', 'jurisprudence'],
    author: 'Hugo Landrevie',
    daysAgo: 15,
    readCount: 8120,
    content: `
<p>Le bourdonnement commençait vers six heures et ne cessait qu'au redoux. Installée à deux mètres de la chambre des voisins, une pompe à chaleur vaut à ses propriétaires d'avoir à la déplacer dans les quatre mois, sous astreinte, et de verser 4 500 euros en réparation du préjudice de jouissance. Ainsi en a décidé le tribunal judiciaire (n° 00-00.005).</p>
<h2>Une responsabilité de plein droit</h2>
<p>Les propriétaires produisaient la facture d'un installateur qualifié, la déclaration préalable de travaux et la notice d'un appareil homologué. Tout était en ordre. Le jugement leur en donne acte et n'en tire aucune conséquence : l'article 1253 du code civil, qui a consacré une construction ancienne de la jurisprudence, rend responsable de plein droit celui qui est à l'origine d'un trouble excédant les inconvénients normaux de voisinage.</p>
<p>Il n'y a donc pas à rechercher une faute. Le respect des prescriptions administratives est un élément d'appréciation, jamais une excuse. À l'inverse, la violation d'une norme ne suffirait pas à caractériser un trouble anormal.</p>
<h2>Mesurer l'anormal</h2>
<p>Tout se joue sur les faits. Le tribunal s'appuie sur l'expertise judiciaire, qui situe l'émergence nocturne juste en deçà de la limite réglementaire mais relève des basses fréquences audibles dans la chambre fenêtres fermées, et sur la fréquence du phénomène, quotidien d'octobre à avril. Il tient compte du lieu : un lotissement calme, où l'on ne s'attend pas à un fond sonore d'usine. Il écarte en revanche le grief tiré de l'inesthétique de l'appareil, qui relève des inconvénients ordinaires de la vie en lotissement.</p>
<p>Les défendeurs soutenaient enfin que leurs voisins s'étaient installés en connaissance de cause. Le deuxième alinéa de l'article 1253 exonère en effet l'auteur du trouble lorsque celui-ci provient d'une activité antérieure à l'acte transférant la propriété ou octroyant la jouissance du bien, à la condition qu'elle soit conforme aux lois et règlements et se soit poursuivie sans aggravation. L'argument tombe sur les dates : la maison des demandeurs a été achetée deux ans avant la pose de l'appareil.</p>
<h2>Réparer sans détruire</h2>
<p>Les demandeurs voulaient la suppression pure et simple de l'installation. Le tribunal préfère la mesure la moins lourde qui fasse cesser le trouble : un déplacement en façade opposée, préconisé par l'expert, assorti d'un caisson. Ce choix relève de son pouvoir souverain.</p>
<p>Avant d'en arriver là, les parties avaient rencontré un conciliateur de justice, sans succès. La démarche n'était pas facultative : l'article 750-1 du code de procédure civile impose, à peine d'irrecevabilité, une tentative de conciliation, de médiation ou de procédure participative avant de saisir le tribunal judiciaire d'un trouble anormal de voisinage, sous réserve des dispenses qu'il prévoit.</p>
<p><em>Décision imaginée pour le contenu de démonstration de Parution.</em></p>
`,
  },
  {
    slug: 'heritage-endette-accepter-renoncer-ou-prendre-le-temps-de-compter',
    title: 'Héritage endetté : accepter, renoncer, ou prendre le temps de faire les comptes',
    description: `Quatre mois de répit, trois options et quelques gestes à éviter : le code civil laisse à l'héritier de quoi décider en connaissance de cause, pourvu qu'il ne choisisse pas sans le vouloir.`,
    tags: ['succession', 'famille', 'législation'],
    author: 'Nadège Brisemont',
    daysAgo: 28,
    readCount: 6890,
    content: `
<p>Vider l'appartement, vendre la voiture, clore le compte : ces démarches semblent aller de soi. L'une d'elles peut pourtant suffire à faire de l'héritier le débiteur de toutes les dettes du défunt. Le droit des successions lui accorde un temps pour réfléchir, à condition de ne pas s'engager avant l'heure.</p>
<h2>Trois voies</h2>
<p>Selon l'article 768 du code civil, l'héritier peut accepter purement et simplement, renoncer, ou accepter à concurrence de l'actif net. On ne choisit pas à moitié : l'option est indivisible.</p>
<ul>
<li>L'acceptation pure et simple oblige à répondre indéfiniment des dettes et charges de la succession, donc sur ses biens personnels (article 785).</li>
<li>La renonciation efface l'héritier, censé n'avoir jamais eu cette qualité (article 805). Elle ne se présume pas et doit, pour être opposable aux tiers, être adressée ou déposée au tribunal judiciaire, ou faite devant notaire (article 804).</li>
<li>L'acceptation à concurrence de l'actif net limite l'obligation aux biens recueillis. Elle se déclare au greffe ou devant notaire et s'accompagne d'un inventaire, déposé en principe dans les deux mois (articles 788 à 790).</li>
</ul>
<h2>Le temps de la réflexion</h2>
<p>Pendant quatre mois à compter de l'ouverture de la succession, nul ne peut contraindre l'héritier à se prononcer (article 771). Ensuite, un créancier, un cohéritier, un héritier de rang suivant ou l'État peuvent le sommer de choisir. Il a alors deux mois pour prendre parti ou demander au juge un délai supplémentaire ; s'il laisse passer ce terme, l'article 772 le répute acceptant pur et simple. Sans sommation, la faculté d'opter se prescrit par dix ans, et l'héritier resté muet est réputé renonçant, en vertu de l'article 780.</p>
<h2>Les gestes qui engagent</h2>
<p>L'acceptation peut être tacite. Elle résulte de tout acte qui suppose nécessairement l'intention d'accepter et que l'on n'aurait le droit de faire qu'en qualité d'héritier acceptant, comme vendre un bien du défunt ou s'en attribuer un. Celui qui recèle des biens ou dissimule un cohéritier est, lui, réputé accepter purement et simplement, à titre de sanction (article 778).</p>
<p>L'article 784 met à l'abri les actes conservatoires, de surveillance et d'administration provisoire. Payer les frais funéraires, les impôts dus par le défunt, les loyers ou d'autres dettes successorales urgentes n'emporte pas acceptation, dès lors que l'on ne prend pas le titre d'héritier.</p>
<p>L'acceptation pure et simple est en principe sans retour. L'article 786 ménage une exception : l'héritier qui avait des motifs légitimes d'ignorer une dette peut demander à en être déchargé, en tout ou en partie, si son paiement devait obérer gravement son patrimoine personnel. Il doit agir dans les cinq mois du jour où il en a connu l'existence et l'importance. La renonciation, elle, peut être rétractée tant que la prescription n'est pas acquise et qu'aucun autre héritier n'a accepté, ni l'État été envoyé en possession (article 807).</p>
<p>Le parent qui renonce pensera aussi à la suite. Ses propres enfants peuvent être appelés à sa place par représentation, et recevoir, avec les biens, les dettes qu'il a voulu éviter.</p>
`,
  },
  {
    slug: 'contrat-inexecute-les-cinq-reponses-du-creancier-et-leur-ordre',
    title: `Contrat inexécuté : les cinq réponses du créancier, et l'art de ne pas les brûler`,
    description: `Suspendre, forcer, réduire le prix, rompre, réclamer réparation : l'article 1217 du code civil dresse la liste, mais chaque remède a ses conditions et presque tous passent par une mise en demeure.`,
    tags: ['contrat', 'responsabilité', 'législation'],
    author: 'Thibault Corvaisier',
    daysAgo: 61,
    readCount: 3560,
    content: `
<p>Un prestataire livre en retard, livre mal, ou ne livre pas. Son client tempête, retient les factures, menace de tout arrêter. En a-t-il le droit ? Depuis la réforme du droit des contrats, l'article 1217 du code civil réunit les remèdes ouverts à la victime d'une inexécution. Ceux qui ne sont pas incompatibles peuvent se cumuler, et des dommages-intérêts peuvent toujours s'y ajouter.</p>
<h2>Attendre, forcer ou payer moins</h2>
<p>L'exception d'inexécution est la plus immédiate. L'article 1219 permet de refuser d'exécuter sa propre obligation si l'autre n'exécute pas la sienne et si cette inexécution est suffisamment grave. L'article 1220 autorise même à suspendre par avance, lorsqu'il est manifeste que le cocontractant ne s'exécutera pas à l'échéance et que les conséquences seront suffisamment graves ; la suspension doit alors être notifiée dans les meilleurs délais.</p>
<p>L'exécution forcée en nature suppose une mise en demeure. L'article 1221 l'écarte si elle est impossible ou s'il existe une disproportion manifeste entre son coût pour le débiteur de bonne foi et son intérêt pour le créancier. Celui-ci peut aussi, selon l'article 1222, faire exécuter l'obligation par un tiers, dans un délai et à un coût raisonnables, puis en demander le remboursement. Pour détruire ce qui a été fait en violation du contrat, l'autorisation préalable du juge est requise.</p>
<p>Lorsque l'exécution est imparfaite, l'article 1223 permet au créancier qui n'a pas encore tout payé de notifier, après mise en demeure et dans les meilleurs délais, sa décision de réduire le prix à proportion. L'acceptation du débiteur doit être écrite. Si le prix a déjà été versé et que les parties ne s'accordent pas, il faut s'adresser au juge.</p>
<h2>Rompre</h2>
<p>La résolution emprunte trois chemins :</p>
<ol>
<li>La clause résolutoire, qui doit préciser les engagements dont l'inexécution entraînera la fin du contrat. Sauf stipulation contraire, elle suppose une mise en demeure infructueuse qui la mentionne expressément (article 1225).</li>
<li>La notification, aux risques et périls du créancier. Sauf urgence, il met d'abord le débiteur en demeure de s'exécuter dans un délai raisonnable, en l'avertissant qu'à défaut il sera en droit de résoudre ; puis il notifie la résolution et ses motifs. En cas de contestation, c'est à lui de prouver la gravité de l'inexécution (article 1226).</li>
<li>La décision de justice, qui peut toujours être demandée (article 1227).</li>
</ol>
<p>Quant aux dommages-intérêts, l'article 1231-1 les met à la charge du débiteur qui ne justifie pas d'un empêchement par la force majeure. Ils couvrent la perte subie et le gain manqué, dans la limite de ce qui était prévisible lors de la conclusion du contrat, hors faute lourde ou dolosive.</p>
<p>Reste l'avertissement commun à tous ces remèdes. Celui qui suspend ses paiements ou rompt sans motif suffisant devient à son tour le contractant défaillant. Une mise en demeure précise, datée et assortie d'un délai réaliste protège mieux qu'une colère, même fondée.</p>
`,
  },
  {
    slug: 'clause-penale-les-serres-de-malvaux-ne-paieront-qu-un-dixieme',
    title: `Clause pénale : les Serres de Malvaux ne paieront qu'un dixième de la somme prévue`,
    description: `La pénalité de retard avait fini par dépasser le prix du chantier. Le tribunal la modère d'office, après avoir invité les parties à s'expliquer, sans descendre sous le dommage subi.`,
    tags: ['contrat', 'procédure', 'jurisprudence'],
    author: 'Élise Marchenoir',
    daysAgo: 149,
    readCount: 2475,
    content: `
<p>Le contrat prévoyait 1 % du prix par jour de retard, sans plafond. Le matériel horticole fabriqué par les Serres de Malvaux ayant été livré cent douze jours après la date convenue, son client, la société Jardins de Claircombe, réclamait davantage que la valeur de la commande : 201 600 euros pour un marché de 180 000 euros. Le tribunal lui en accorde 20 160 (n° 00-00.006).</p>
<h2>Une peine convenue, mais pas intangible</h2>
<p>La clause par laquelle les parties fixent d'avance la somme due en cas d'inexécution s'impose en principe au juge : l'article 1231-5 du code civil lui interdit d'allouer une somme plus forte ou moindre. Le créancier n'a pas même à prouver son préjudice. Mais le deuxième alinéa tempère aussitôt cette force obligatoire : « Néanmoins, le juge peut, même d'office, modérer ou augmenter la pénalité ainsi convenue si elle est manifestement excessive ou dérisoire. »</p>
<p>Les parties avaient cru s'en prémunir en stipulant que l'indemnité serait « forfaitaire, définitive et non susceptible de réduction ». Le jugement relève que la loi répute non écrite toute stipulation contraire à ce pouvoir.</p>
<p>Les Serres de Malvaux contestaient devoir quoi que ce soit, sans demander de réduction. Le tribunal l'a envisagée de lui-même. Encore fallait-il respecter l'article 16 du code de procédure civile, qui oblige le juge à recueillir les observations des parties sur les moyens qu'il relève d'office. Les débats ont donc été rouverts, et chacune a pu chiffrer les conséquences du retard.</p>
<p>L'appréciation du caractère manifestement excessif se fait par comparaison entre la peine et le préjudice effectivement subi. La cliente avait loué un tunnel provisoire et perdu une partie de ses semis de printemps, pour un total de 17 300 euros justifiés par factures. Une pénalité près de douze fois supérieure, et plus élevée que le prix lui-même, excédait de façon évidente ce qu'exigeait l'exécution du contrat.</p>
<h2>Le plancher du dommage</h2>
<p>Pourquoi, dès lors, ne pas s'en tenir à 17 300 euros ? Parce que la clause pénale n'a pas seulement pour fonction de réparer. Elle doit aussi dissuader le débiteur de manquer à sa parole. Le juge qui la modère ne peut descendre en dessous du dommage, mais il fixe librement le montant entre ce plancher et la somme convenue. La différence tient lieu, ici, de part comminatoire.</p>
<p>Le fournisseur échoue sur un dernier point. Sauf inexécution définitive, la pénalité n'est encourue que lorsque le débiteur est mis en demeure. Il plaidait ne l'avoir jamais été ; le tribunal lui oppose une lettre recommandée reçue au premier jour de retard, dont les termes valaient interpellation suffisante. Il relève en revanche que la cliente ne peut ajouter à la pénalité le remboursement de son tunnel provisoire : la clause répare déjà, forfaitairement, toutes les conséquences du retard.</p>
<p><em>Décision imaginée pour le contenu de démonstration de Parution.</em></p>
`,
  },
  {
    slug: 'prescription-cinq-ans-pour-agir-a-condition-de-savoir-quand-partir',
    title: 'Prescription civile : cinq ans pour agir, à condition de savoir quand le temps commence',
    description: `Le délai de droit commun est court et son point de départ glissant. Suspension, interruption, délai butoir, aménagements par contrat : le mode d'emploi d'un calendrier à surveiller.`,
    tags: ['procédure', 'délais', 'contrat'],
    author: 'Hugo Landrevie',
    daysAgo: 332,
    readCount: 1420,
    content: `
<p>Un droit que l'on n'exerce pas finit par ne plus pouvoir l'être. Pour les actions personnelles ou mobilières, l'article 2224 du code civil retient cinq ans à compter du jour où le titulaire du droit a connu, ou aurait dû connaître, les faits lui permettant de l'exercer. Le chiffre se retient sans peine. C'est la seconde moitié de la phrase qui nourrit les procès.</p>
<h2>Un départ mobile, une arrivée fixe</h2>
<p>Le point de départ suit la connaissance, réelle ou supposée. L'acquéreur mal conseillé ne voit pas toujours sa perte au jour de la signature, et celui qui aurait dû s'informer est traité comme s'il savait. Pour borner cette incertitude, l'article 2232 fixe un délai butoir : le report du point de départ, la suspension ou l'interruption ne peuvent, en principe, porter la prescription au-delà de vingt ans à compter de la naissance du droit.</p>
<p>Des durées particulières subsistent. L'action en responsabilité née d'un dommage corporel se prescrit par dix ans à compter de la consolidation (article 2226), les actions réelles immobilières par trente ans (article 2227). L'action des professionnels contre les consommateurs, pour les biens ou services qu'ils leur fournissent, se prescrit par deux ans, selon l'article L. 218-2 du code de la consommation.</p>
<h2>Suspendre n'est pas interrompre</h2>
<p>La suspension arrête le cours du temps sans effacer celui qui s'est écoulé. Elle joue notamment :</p>
<ul>
<li>au profit de celui qui se trouve dans l'impossibilité d'agir par suite d'un empêchement résultant de la loi, de la convention ou de la force majeure (article 2234) ;</li>
<li>entre époux et entre partenaires d'un pacte civil de solidarité (article 2236) ;</li>
<li>à compter du jour où les parties conviennent de recourir à la médiation ou à la conciliation, le délai recommençant ensuite à courir pour une durée d'au moins six mois (article 2238) ;</li>
<li>pendant l'exécution d'une mesure d'instruction ordonnée avant tout procès, avec le même minimum (article 2239).</li>
</ul>
<p>L'interruption efface le délai acquis et en fait courir un nouveau, de même durée. Trois causes la provoquent : la reconnaissance par le débiteur du droit de celui contre lequel il prescrivait (article 2240), la demande en justice, même en référé et même devant un juge incompétent (article 2241), et l'acte d'exécution forcée ou la mesure conservatoire (article 2244). Une simple lettre recommandée n'y figure pas. L'effet de la demande est non avenu si le demandeur se désiste, laisse périmer l'instance ou voit sa demande définitivement rejetée (article 2243).</p>
<h2>La part du contrat</h2>
<p>L'article 2254 laisse les parties abréger la prescription, sans descendre sous un an, ou l'allonger, sans dépasser dix ans. Elles peuvent aussi convenir de nouvelles causes de suspension ou d'interruption. Ces libertés sont exclues pour les créances périodiques, comme les salaires et les loyers, et l'article L. 218-1 du code de la consommation les ferme entre professionnel et consommateur.</p>
<p>Le juge, enfin, ne vient pas en principe au secours du débiteur distrait : l'article 2247 lui interdit de relever d'office la prescription. Celui qui en bénéficie doit l'invoquer, ce qu'il peut faire en tout état de cause, même en appel, à moins d'y avoir renoncé.</p>
`,
  },
];
