/** Common French passwords, collected by hand: lower case, without accents or trailing digits. */
export const commonPasswords: ReadonlySet<string> = new Set(
  `
  motdepasse monmotdepasse lemotdepasse passe secret inconnu changeme changermoi nouveau default
  password passw pass passwd mypassword letmein welcome bienvenue login admin administrateur administrator root user
  utilisateur test tester essai demo guest invite master superman batman pokemon starwars dragon monkey football
  azerty azertyuiop azertyui qwerty qwertyuiop qwertz qsdfghjklm qsdfgh wxcvbn asdfgh asdfghjkl zxcvbn zxcvbnm
  azer azeqsd azeqsdwxc poiuytreza aqwzsx aqwzsxedc
  bonjour bonsoir salut coucou merci jetaime jtaime iloveyou amour monamour moncoeur coeur bisous bebe cherie cheri
  doudou loulou louloute chouchou choupette nounours minou minette chaton papillon licorne princesse prince
  soleil lune etoile fleur rose chocolat nutella vanille caramel fraise cerise papa maman papamaman famille enfant
  nicolas camille julien thomas marine pauline sophie maxime quentin antoine alexandre charlotte chloe manon lea
  france paris marseille lyon bordeaux toulouse bretagne normandie corse alsace allezlesbleus psg olympique
  musique guitare voiture ferrari porsche moto vacances liberte egalite fraternite bonheur espoir
  janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre printemps ete automne hiver
  lundi mardi mercredi jeudi vendredi samedi dimanche
  ordinateur internet google facebook samsung iphone orange microsoft windows linux
  parution journal justice avocat notaire juriste droit annonce annonces annoncelegale legal
  `
    .split(/\s+/)
    .filter(Boolean),
);
