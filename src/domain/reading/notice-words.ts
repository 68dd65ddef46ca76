/**
 * The words of the prose of notices, statutes, minutes and deeds, by their first six letters: those that at least
 * three texts of the corpus have outside of names, addresses and values. A word that is not here says something of
 * this company only: a trade, a name, a town.
 */
const STEMS = `abonne absenc absent absorb absorp accept acces accomp accord achala achat achete acheve acquer acquet
  acquis acquit acte actes actif action activi actuel additi adhere adjudi admini admis admiss adopte
  adopti adress affair affect affere affirm agence agir agissa agrees agreme aide ailleu ainsi ajoute
  alinea alors amiabl amorti ancien annee annees annexe annonc annuel annula anteri antici aout appara
  appart appel appele appell applic appliq apport approb approu apres apresm arrete arrive articl artisa
  ascend assemb assist associ assp assura assure attach atteig attein attest attrib aucun aucune audien
  augmen aupres aura aurait aussi autant authen autori autre autres avait avance avant avanta avec avenan
  avis avocat avoir avril ayant ayants bail baille baisse bancai banque barrea base batime benefi besoin
  bien biens bodacc boni branch brute bullet bureau cabine cadast cadre cahier caisse capita caract carres
  case catego cause cedant cede cedees cedent ceder celiba celle celles celui cent centim centre cents
  certif cessat cesse cesser cessib cessio cette ceux chacun chambr change chanti chaque charge cheque
  chez chiffr choix cinq cinqua cinqui circon civil civile clause client clos clotur code cogera coinci
  collec comite comman comme commen commer commis commun compar compen compet comple compor compos compre
  compri compta compte concer conclu concur condit confer confie confor conge conges conjoi connai connu
  consec consei consen conseq conser consig consta consti consul conten contes contin contra contre contri
  contro conven conver convie convoc convoq coopte copie corpor correl corres cote cotes couran courir courri
  cours cout creanc creati credit cree creees creer dans date dater dates debite decede decemb deces
  dechar decide decisi decla declar decret decrit deduct defaut defini deja delai delais delegu delibe
  delivr deman demand dememb demena demeur demiss denier denomi denomm denonc depart depass depend deplac
  depose deposi depot depots depuis dernie descen design desorm dessou dessus destin detena detenu dette
  dettes deux deuxie devait devant devenu devien devis devolu devra devron differ diffic dilige dimanc
  diminu dire direct dirige discus dispar dispen dispon dispos dissol dissou distri divers divide divise
  divorc dixiem docume doit doiven domain domici domicl dommag donc donnan donne donnee donnen donner
  donnes dont doren dossie dotati double douze dresse droit droits dues dument duquel duree echang echean
  econom ecoule ecrire ecrit ecrite editio effect effet effici egal egalem egard egaux electi electr
  elemen elevan elevat eleve elever elisen elle elles emanan emarge embauc emises emissi emploi emport
  emprun encher encont endroi enfant engage enonci enregi enseig ensemb ensuit entend entier entrai entran
  entre entree entrep envoye epargn epouse epoux epuise erreur espece estime etabli etaien etait etant
  etat etendr etendu etrang etre etude euro euros evalua evalue exacte examen except exclu exclus excuse
  execut exempl exequa exerca exerce exerci exige exigee exigib existe expert expira expire expliq exploi
  expose exposi expres exprim extens extrai extraj extrao facili factur facult failli faire faisan fait
  faite fallai famili famill faute fera ferait ferme fermet feront feuill fevrie fiduci figura figure
  financ finir finit fiscal fixe fixee fixees fixer fois foncie foncti fonds font formal format forme
  former formul fourni frais franc franca france francs frappe fusion garant genera geranc gerant geree
  gestio glisse global grand gratui greffe greffi greve groupe guiche habili habita haut haute hauteu
  hebdo heriti heure heures honora hors http huissi huit huitie hypoth identi illimi immatr immedi immeub
  immobi impot impots imputa inalie incapa incend inchan incomp incorp indefi indemn indete indica indice
  indiff indiqu indire indisp indivi indust inferi inform initia inquie inscri insee insere insert instal
  instit integr interd intere interi intern interp interr interv invent invest invite issue janvie jeudi
  jouira jouiss jour journa jours judici juge jugeme juille juin juridi jusqu justic justif ladite laisse
  laquel lectur ledit legal legale legaux lendem lequel lesque lettre leur leurs levee libere libre librem
  libres licenc lieu lieux ligne limita limite liquid lire liste litige livrai local locata locati locaux
  lois lors lorsqu louer loueur loyer loyers lrar lundi madame mail main mains mairie mais maison maitre
  majori malgre mandat manier marcha marche mardi mariag marie maries mars materi matin maximu membre meme
  memes mensue mentio mercre mesdam messie mesure metier metres mettre midi mieux mille minimu minist
  minuit mise mises missio mixte mmes mobili mode modifi moins mois moitie moment monsie montan moral
  morale motif motifs motive mots moyen moyenn mutati naissa nantis natio nation nature necess negoce neuf
  nombre nomina nomme nommee nommen nommer nommes notai notair notamm notari note notifi notre nous nouvea
  nouvel numer numera numeri numero objet objets obliga oblige observ occasi occupa octobr office offici
  offre onereu onze operat opposa opposi opte ordina ordonn ordre organe origin outre ouvert ouvre pacse
  pacte paieme parait paraph pareil parent paris parite parole part partag partan partic partie partir
  partou parts parue parut paruti parven passe passer passes passif patrim payabl paye payees payer payes
  pays peine pendan percev perils period permet person perte pertes peut peuven physiq pieces place plan
  plein pleine plural plus plusie portai portan porte portee porter portes porteu possed posses possib
  poste pour pourra pourro poursu pourvu pouvan pouvoi preala preavi preced precis prefer prelev premie
  prenan prend prendr prenne prescr presen presid pret preven prevu prevue prevus prime primes princi pris
  prise prises prive privee prives prix proced proces procha produi profes profit projet prolon pronon
  propor propos propre propri prorat prorog public publie publiq puis puisqu quai qualit quaran quart
  quarts quater quator quatre quatri quel quelle quelqu questi quicon quinqu quinza quinze quitta quitus
  quoi quorum quotid quotit rachat radiat radiee raison ramene rappel rappor ratifi rattac rayon realis
  recept recevo recomm recond reconn rectif recu recues redeva redige redres reduct reduir reduit reelle
  refere refus regie regim regime regiro regist regle reglem regles reguli rejete relati releve rembou
  remerc remet remis remise rempla remune rend rendez rendra rendre rendu renonc renouv rentab repart
  repert repond repons report repren repres repris repute requer requet requie requis reserv resili resolu
  respec respon ressor restan reste restee resten restit result retabl retard retenu retire retour retrai reunie
  reunio reunis revise revoca rien risque role rubriq saint saisie salari salle samedi sans satisf sauf sauveg
  savoir scinde scissi scruta seance second secret sectio seing seings seize selon semain sembla separe
  sept septem septie seques sera seraie seront servic seuils seul seule siege sigle signat signe signee
  signer signes simila simple simpli siren siret sise situat situe situer sixiem social sociau societ
  soient soir soit soixan solde solida somme sommei sommes sont souhai soumis sous souscr soussi specia
  spfe statua statue statut stipul stock subrog subsis succed succes suit suite suivan suiven suivie
  superi suppl supple suppor suppos suppre surete surplu survei surven surviv suspen tablea tacite tandis
  tant tard taxe taxes teleph tels temoig tempor temps tenir tenu tenue tenus terme termes termin territ
  tete texte textes tiers titre titres titul titula total totale totali tous tout toute toutes traite
  transf transm travai travau trente tribun trimes trois troisi trop trouve ulteri unanim uniper unique
  univer usage usant usufru valabl valant valeur valide validi valoir variat vaut veille vendeu vendra
  vendre vendu vendue vente ventes verbal verse verser vertu veuf veuve viendr vient vifs vigueu vingt
  vingti vireme visees visioc visite voie voix volont volume vont vote voter vous vues zero`;

const STEM = 6;
let stems: ReadonlySet<string> | undefined;

/** Whether a folded word belongs to the prose of every notice. */
export const isNoticeWord = (word: string): boolean => {
  stems ??= new Set(STEMS.split(/\s+/));
  return stems.has(word.slice(0, STEM));
};
