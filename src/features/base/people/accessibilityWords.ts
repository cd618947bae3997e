import { defineWords } from '../../../core/words.ts'

/** What the portal says of its accessibility: plain sentences. */
export const accessibilityWords = defineWords({
  en: {
    title: 'Accessibility',
    lead: 'Lintel is made so that everybody can work with it.',
    aim: 'What we aim for',
    aimText:
      'The portal, the app for rounds and the pages behind QR codes are made to meet the accessibility guidelines WCAG 2.2 at level AA.',
    keys: 'With a keyboard',
    keysText:
      'Everything can be reached and used with a keyboard. Ctrl K (on a Mac ⌘ K) opens the search of pages, actions and records. The first Tab of a page leads past the menu. Escape closes a dialog and keeps what was typed.',
    reader: 'With a screen reader',
    readerText:
      'Pages have headings, regions and names for what can be used; what is saved, found or refused is announced. Each chart can be read as a table.',
    sight: 'Contrast, size and motion',
    sightText:
      'There are a light and a dark theme, and a theme of high contrast in the app for rounds. Texts can be enlarged to 400 percent. Who asks their system for less motion gets less.',
    checked: 'How it is checked',
    checkedText:
      'Every page is checked by program in both themes and two widths before a release. People with disabilities have not tested it as a group yet.',
    limits: 'Where it may fall short',
    limitsText:
      'PDFs carry tags for screen readers, but nobody has read each of them with one. Floor plans and drawings are pictures; what stands on them is in a list too. What customers upload themselves is not checked.',
    tell: 'Tell us',
    tellText:
      'If something keeps you out, tell the administrator of your account, or whoever runs Lintel for you: they help you another way, and it is mended.',
    back: 'Back to the portal',
  },
  es: {
    title: 'Accesibilidad',
    lead: 'Lintel está hecho para que todos puedan trabajar con él.',
    aim: 'Nuestro objetivo',
    aimText:
      'El portal, la aplicación de las rondas y las páginas de los códigos QR están hechos para cumplir las pautas de accesibilidad WCAG 2.2 en el nivel AA.',
    keys: 'Con el teclado',
    keysText:
      'Todo se alcanza y se usa con el teclado. Ctrl K (en un Mac ⌘ K) abre la búsqueda de páginas, acciones y registros. El primer Tab de una página salta el menú. Escape cierra un diálogo y conserva lo escrito.',
    reader: 'Con un lector de pantalla',
    readerText:
      'Las páginas tienen títulos, regiones y nombres para lo que se usa; se anuncia lo que se guarda, se encuentra o se rechaza. Cada gráfico se puede leer como tabla.',
    sight: 'Contraste, tamaño y movimiento',
    sightText:
      'Hay un tema claro y otro oscuro, y un tema de alto contraste en la aplicación de las rondas. Los textos se pueden ampliar al 400 por ciento. Quien pide a su sistema menos movimiento, lo tiene.',
    checked: 'Cómo se comprueba',
    checkedText:
      'Un programa comprueba cada página en los dos temas y en dos anchos antes de una versión. Personas con discapacidad aún no la han probado en grupo.',
    limits: 'Dónde puede fallar',
    limitsText:
      'Los PDF llevan etiquetas para lectores de pantalla, pero nadie los ha leído uno por uno con ellos. Los planos y dibujos son imágenes; lo que hay en ellos está también en una lista. Lo que suben los clientes no se comprueba.',
    tell: 'Díganoslo',
    tellText:
      'Si algo le impide el paso, dígaselo al administrador de su cuenta o a quien gestiona Lintel: le ayudan de otra manera, y se corrige.',
    back: 'Volver al portal',
  },
  fr: {
    title: 'Accessibilité',
    lead: 'Lintel est fait pour que chacun puisse travailler avec.',
    aim: 'Notre objectif',
    aimText:
      'Le portail, l’application des rondes et les pages des codes QR sont faits pour respecter les règles d’accessibilité WCAG 2.2 au niveau AA.',
    keys: 'Au clavier',
    keysText:
      'Tout s’atteint et s’utilise au clavier. Ctrl K (sur un Mac ⌘ K) ouvre la recherche de pages, d’actions et d’enregistrements. Le premier Tab d’une page passe le menu. Échap ferme un dialogue et garde ce qui a été saisi.',
    reader: 'Avec un lecteur d’écran',
    readerText:
      'Les pages ont des titres, des régions et des noms pour ce qui s’utilise ; ce qui est enregistré, trouvé ou refusé est annoncé. Chaque graphique se lit aussi comme un tableau.',
    sight: 'Contraste, taille et mouvement',
    sightText:
      'Il y a un thème clair et un thème sombre, et un thème à fort contraste dans l’application des rondes. Les textes s’agrandissent à 400 pour cent. Qui demande moins de mouvement à son système en a moins.',
    checked: 'Comment c’est vérifié',
    checkedText:
      'Un programme vérifie chaque page dans les deux thèmes et en deux largeurs avant une version. Des personnes handicapées ne l’ont pas encore essayé en groupe.',
    limits: 'Les limites',
    limitsText:
      'Les PDF portent des balises pour les lecteurs d’écran, mais personne ne les a tous lus avec eux. Les plans et dessins sont des images ; ce qui s’y trouve est aussi dans une liste. Ce que les clients ajoutent eux-mêmes n’est pas vérifié.',
    tell: 'Dites-le-nous',
    tellText:
      'Si quelque chose vous bloque, dites-le à l’administrateur de votre compte ou à qui gère Lintel : on vous aide autrement, et c’est corrigé.',
    back: 'Retour au portail',
  },
})
