import { defineWords } from '../../../core/words.ts'

/** The privacy page behind every scan page, and what is said of its accessibility: plain sentences, `{…}` is filled in. */
export const statementWords = defineWords({
  en: {
    privacy: {
      title: 'Privacy',
      who: 'Who is responsible',
      whoText: '{who} runs this page, for {building}.',
      open: 'When you open a page',
      openCounted:
        'It counts that this code was opened: when, with what kind of device, in which language, and for how long. It keeps neither your address nor who you are, and stores nothing on your phone for it.',
      openAgain:
        'Whether you come a second time on the same day is told by a code that nobody can turn back into your address. Its key is thrown away after 48 hours. Who sends Do Not Track or Global Privacy Control is not told apart at all.',
      openNot: 'Opening a page is not counted in this building.',
      send: 'When you send something',
      sendText:
        'What you write and the files that you add go to the team of the building, who handle it. Your name and address are there to answer you, and are not used for anything else.',
      sendPhone: 'An answer that is not finished, or that waits for a signal, stays on your phone until it is sent or you throw it away.',
      pin: 'Who types a PIN gets one cookie, so that the PIN is not asked again. There are no other cookies.',
      long: 'How long names are kept',
      longDays: '{kind}: names, addresses, phones and units are taken out after {n} days.',
      longNever: '{kind}: they are kept until you ask to have them removed.',
      rights: 'What you can ask for',
      rightsText:
        'You can ask what is kept of you, get it as a file, have it corrected, or have your name removed. Please say the email or the phone number with which you wrote.',
      write: 'Write to {email}.',
      call: 'Call {phone}.',
      ask: 'Ask the team of the building.',
      own: 'From {who}',
    },
    accessibility: {
      title: 'Accessibility',
      aim: 'What we aim for',
      aimText: 'These pages are made to meet the accessibility guidelines WCAG 2.2 at level AA.',
      done: 'What is done for it',
      doneText:
        'They work with a keyboard, with a screen reader and without scripts; texts can be enlarged to 400 percent; colors follow the light or dark setting of your phone. Each of them is checked by program before a release.',
      limits: 'Where it may fall short',
      limitsText:
        'Texts, pictures and documents that the building adds itself are not checked. Videos and pages of others, to which a code may lead, follow the rules of those others.',
      tell: 'Tell us',
      tellText: 'If something here keeps you out, please tell the team of the building: they help you another way, and we mend it.',
    },
    back: 'Back to the page',
  },
  es: {
    privacy: {
      title: 'Privacidad',
      who: 'Quién es responsable',
      whoText: '{who} gestiona esta página, para {building}.',
      open: 'Cuando abre una página',
      openCounted:
        'Se cuenta que este código se abrió: cuándo, con qué tipo de dispositivo, en qué idioma y durante cuánto tiempo. No se guarda ni su dirección ni quién es usted, y para ello no se guarda nada en su teléfono.',
      openAgain:
        'Si viene por segunda vez el mismo día se sabe por un código que nadie puede convertir de nuevo en su dirección. Su clave se tira a las 48 horas. A quien envía Do Not Track o Global Privacy Control no se le distingue en absoluto.',
      openNot: 'En este edificio no se cuenta la apertura de páginas.',
      send: 'Cuando envía algo',
      sendText:
        'Lo que escribe y los archivos que añade llegan al equipo del edificio, que lo atiende. Su nombre y su dirección sirven para contestarle, y para nada más.',
      sendPhone: 'Una respuesta sin terminar, o que espera señal, se queda en su teléfono hasta que se envía o usted la tira.',
      pin: 'Quien escribe un PIN recibe una cookie, para que no se le pida de nuevo. No hay otras cookies.',
      long: 'Cuánto tiempo se guardan los nombres',
      longDays: '{kind}: los nombres, direcciones, teléfonos y unidades se quitan pasados {n} días.',
      longNever: '{kind}: se guardan hasta que usted pida que se quiten.',
      rights: 'Qué puede pedir',
      rightsText:
        'Puede preguntar qué se guarda de usted, recibirlo en un archivo, hacer que se corrija o que se quite su nombre. Diga el correo o el teléfono con el que escribió.',
      write: 'Escriba a {email}.',
      call: 'Llame al {phone}.',
      ask: 'Pregunte al equipo del edificio.',
      own: 'De {who}',
    },
    accessibility: {
      title: 'Accesibilidad',
      aim: 'Qué nos proponemos',
      aimText: 'Estas páginas están hechas para cumplir las pautas de accesibilidad web (WCAG) 2.2 en el nivel AA.',
      done: 'Qué se hace para ello',
      doneText:
        'Funcionan con teclado, con lector de pantalla y sin scripts; los textos se pueden ampliar al 400 por ciento; los colores siguen el ajuste claro u oscuro de su teléfono. Cada una se comprueba por programa antes de publicarse.',
      limits: 'Dónde puede faltar',
      limitsText:
        'Los textos, imágenes y documentos que el edificio añade por sí mismo no se comprueban. Los videos y páginas de otros, a los que un código puede llevar, siguen las reglas de esos otros.',
      tell: 'Díganoslo',
      tellText: 'Si algo aquí le deja fuera, dígaselo al equipo del edificio: le ayudan de otro modo, y nosotros lo corregimos.',
    },
    back: 'Volver a la página',
  },
  fr: {
    privacy: {
      title: 'Confidentialité',
      who: 'Qui est responsable',
      whoText: '{who} gère cette page, pour {building}.',
      open: 'Quand vous ouvrez une page',
      openCounted:
        'Il est compté que ce code a été ouvert : quand, avec quel type d’appareil, dans quelle langue et combien de temps. Ni votre adresse ni votre identité ne sont gardées, et rien n’est enregistré sur votre téléphone pour cela.',
      openAgain:
        'Une seconde visite le même jour se reconnaît à un code que personne ne peut retransformer en votre adresse. Sa clé est jetée après 48 heures. Qui envoie Do Not Track ou Global Privacy Control n’est pas distingué du tout.',
      openNot: 'Dans cet immeuble, l’ouverture des pages n’est pas comptée.',
      send: 'Quand vous envoyez quelque chose',
      sendText:
        'Ce que vous écrivez et les fichiers que vous ajoutez vont à l’équipe de l’immeuble, qui s’en occupe. Votre nom et votre adresse servent à vous répondre, et à rien d’autre.',
      sendPhone:
        'Une réponse inachevée, ou qui attend du réseau, reste sur votre téléphone jusqu’à son envoi ou jusqu’à ce que vous la jetiez.',
      pin: 'Qui saisit un PIN reçoit un cookie, pour qu’il ne soit pas redemandé. Il n’y a pas d’autres cookies.',
      long: 'Combien de temps les noms sont gardés',
      longDays: '{kind} : noms, adresses, téléphones et lots sont retirés après {n} jours.',
      longNever: '{kind} : ils sont gardés jusqu’à ce que vous demandiez leur retrait.',
      rights: 'Ce que vous pouvez demander',
      rightsText:
        'Vous pouvez demander ce qui est gardé de vous, le recevoir dans un fichier, le faire corriger ou faire retirer votre nom. Indiquez l’e-mail ou le téléphone avec lequel vous avez écrit.',
      write: 'Écrivez à {email}.',
      call: 'Appelez le {phone}.',
      ask: 'Demandez à l’équipe de l’immeuble.',
      own: 'De la part de {who}',
    },
    accessibility: {
      title: 'Accessibilité',
      aim: 'Ce que nous visons',
      aimText: 'Ces pages sont conçues pour respecter les règles d’accessibilité WCAG 2.2 au niveau AA.',
      done: 'Ce qui est fait pour cela',
      doneText:
        'Elles fonctionnent au clavier, avec un lecteur d’écran et sans script ; les textes s’agrandissent jusqu’à 400 pour cent ; les couleurs suivent le réglage clair ou sombre de votre téléphone. Chacune est vérifiée par programme avant une version.',
      limits: 'Là où il peut manquer quelque chose',
      limitsText:
        'Les textes, images et documents que l’immeuble ajoute lui-même ne sont pas vérifiés. Les vidéos et pages d’autres, auxquelles un code peut mener, suivent les règles de ces autres.',
      tell: 'Dites-le-nous',
      tellText: 'Si quelque chose ici vous exclut, dites-le à l’équipe de l’immeuble : elle vous aide autrement, et nous le corrigeons.',
    },
    back: 'Revenir à la page',
  },
})
