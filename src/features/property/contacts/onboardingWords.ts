import { defineWords } from '../../../core/words.ts'

/** The invitation; the welcome e-mail that the onboarding dialog starts with, the text around it, and its text message. */
export const onboardingWords = defineWords({
  en: {
    subject: 'Welcome to {account}',
    heading: 'Welcome, {name}!',
    access: 'You now have access to Lintel, the portal of {account}.',
    building: 'Your building is {building}.',
    buildings: 'Your buildings are:',
    more: 'and {n, number} more',
    begin: 'Open the portal here:',
    use: 'There you find the buildings, people and information that you need for your work. Keep the address at hand: it works on a phone, too.',
    questions: 'If you have a question, please turn to {sender}.',
    askSubject: '{account} wants to add you',
    askTitle: '{account} wants to add you as {role}',
    askText: 'Hello {name}, {sender} wants to add you to {account} in Lintel, as {role}.',
    askLink: 'You decide: the link lets you accept or decline. It works once, for {days, number} days. Nothing changes until you accept.',
    askButton: 'See the invitation',
    askFooter:
      'You would sign in with {email}. Lintel never asks for your password by email. If you do not know this account, decline or do nothing.',
    askedButton: 'See the invitation',
    newButton: 'Choose a password',
    knownButton: 'Sign in',
    newFooter:
      'The link works once, for {days, number} days; you sign in with {email}. Lintel never asks for your password by email. If you do not know this account, do nothing.',
    knownFooter: 'You sign in with {email} and the password that you already have. Lintel never asks for your password by email.',
    text: 'Hello {name}, you now have access to the portal of {account}. The email that we have just sent you tells how to sign in.',
  },
  es: {
    subject: 'Le damos la bienvenida a {account}',
    heading: '¡Le damos la bienvenida, {name}!',
    access: 'Ya tiene acceso a Lintel, el portal de {account}.',
    building: 'Su edificio es {building}.',
    buildings: 'Sus edificios son:',
    more: 'y {n, number} más',
    begin: 'Abra el portal aquí:',
    use: 'Allí encontrará los edificios, las personas y la información que necesita para su trabajo. Guarde la dirección: también funciona en el móvil.',
    questions: 'Si tiene alguna pregunta, diríjase a {sender}.',
    askSubject: '{account} quiere añadirle',
    askTitle: '{account} quiere añadirle como {role}',
    askText: 'Hola {name}: {sender} quiere añadirle a {account} en Lintel, como {role}.',
    askLink:
      'Usted decide: con el enlace puede aceptar o rechazar. Sirve una sola vez, durante {days, number} días. Nada cambia hasta que acepte.',
    askButton: 'Ver la invitación',
    askFooter:
      'Iniciaría sesión con {email}. Lintel nunca pide su contraseña por correo. Si no conoce esta cuenta, rechace o no haga nada.',
    askedButton: 'Ver la invitación',
    newButton: 'Elegir una contraseña',
    knownButton: 'Iniciar sesión',
    newFooter:
      'El enlace sirve una sola vez, durante {days, number} días; inicie sesión con {email}. Lintel nunca pide su contraseña por correo. Si no conoce esta cuenta, no haga nada.',
    knownFooter: 'Inicie sesión con {email} y la contraseña que ya tiene. Lintel nunca pide su contraseña por correo.',
    text: 'Hola {name}: ya tiene acceso al portal de {account}. El correo que acabamos de enviarle explica cómo iniciar sesión.',
  },
  fr: {
    subject: 'Bienvenue chez {account}',
    heading: 'Bienvenue {name} !',
    access: 'Vous avez désormais accès à Lintel, le portail de {account}.',
    building: 'Votre immeuble est {building}.',
    buildings: 'Vos immeubles sont :',
    more: 'et {n, number} de plus',
    begin: 'Ouvrez le portail ici :',
    use: 'Vous y trouverez les immeubles, les personnes et les informations utiles à votre travail. Gardez l’adresse à portée de main : le portail fonctionne aussi sur téléphone.',
    questions: 'Pour toute question, adressez-vous à {sender}.',
    askSubject: '{account} souhaite vous ajouter',
    askTitle: '{account} souhaite vous ajouter comme {role}',
    askText: 'Bonjour {name}, {sender} souhaite vous ajouter à {account} dans Lintel, comme {role}.',
    askLink:
      'À vous de décider : le lien permet d’accepter ou de refuser. Il sert une seule fois, pendant {days, number} jours. Rien ne change tant que vous n’avez pas accepté.',
    askButton: 'Voir l’invitation',
    askFooter:
      'Vous vous connecteriez avec {email}. Lintel ne demande jamais votre mot de passe par e-mail. Si vous ne connaissez pas ce compte, refusez ou ne faites rien.',
    askedButton: 'Voir l’invitation',
    newButton: 'Choisir un mot de passe',
    knownButton: 'Se connecter',
    newFooter:
      'Le lien sert une seule fois, pendant {days, number} jours ; connectez-vous avec {email}. Lintel ne demande jamais votre mot de passe par e-mail. Si vous ne connaissez pas ce compte, ne faites rien.',
    knownFooter:
      'Connectez-vous avec {email} et le mot de passe que vous avez déjà. Lintel ne demande jamais votre mot de passe par e-mail.',
    text: 'Bonjour {name}, vous avez désormais accès au portail de {account}. L’e-mail que nous venons de vous envoyer explique comment vous connecter.',
  },
})
