import { defineWords } from '../../../core/words.ts'

export const words = defineWords({
  en: {
    staff: {
      title: 'Sign in to go on',
      lead: 'This page is for the team of the building.',
      pin: 'Enter your PIN',
      account: 'Sign in with your account',
    },
    page: {
      title: 'The page that visitors see',
      language: 'Language of the page',
      part: 'Part of the page',
      parts: { Page: 'Form', Thanks: 'After sending', Hub: 'Visitors', StaffHub: 'Staff, after their PIN' },
      chooseButtons: 'Add a button: then the page of the hub stands here.',
      choose: 'Choose a building and what the code does: then the page stands here.',
      failed: 'The page could not be shown now.',
      leads: 'Visitors see no page of ours: the code leads to {address} at once.',
    },
  },
  es: {
    staff: {
      title: 'Inicie sesión para continuar',
      lead: 'Esta página es para el equipo del edificio.',
      pin: 'Escribir su PIN',
      account: 'Iniciar sesión con su cuenta',
    },
    page: {
      title: 'La página que ven los visitantes',
      language: 'Idioma de la página',
      part: 'Parte de la página',
      parts: { Page: 'Formulario', Thanks: 'Después de enviar', Hub: 'Visitantes', StaffHub: 'Personal, con su PIN' },
      chooseButtons: 'Añada un botón: entonces la página del hub aparece aquí.',
      choose: 'Elija un edificio y lo que hace el código: entonces la página aparece aquí.',
      failed: 'Ahora no se pudo mostrar la página.',
      leads: 'Los visitantes no ven una página nuestra: el código lleva de inmediato a {address}.',
    },
  },
  fr: {
    staff: {
      title: 'Connectez-vous pour continuer',
      lead: 'Cette page est réservée à l’équipe de l’immeuble.',
      pin: 'Saisir votre code PIN',
      account: 'Se connecter avec son compte',
    },
    page: {
      title: 'La page que voient les visiteurs',
      language: 'Langue de la page',
      part: 'Partie de la page',
      parts: { Page: 'Formulaire', Thanks: 'Après l’envoi', Hub: 'Visiteurs', StaffHub: 'Personnel, avec son code PIN' },
      chooseButtons: 'Ajoutez un bouton : la page du hub apparaît alors ici.',
      choose: 'Choisissez un immeuble et ce que fait le code : la page apparaît alors ici.',
      failed: 'La page n’a pas pu être affichée pour l’instant.',
      leads: 'Les visiteurs ne voient aucune page de notre part : le code mène aussitôt à {address}.',
    },
  },
})
