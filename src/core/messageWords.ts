import { fileMessages, uploadMessages } from './fileMessages.ts'
import { boundHints, hints } from './hints.ts'
import { passwordMessages } from './password.ts'
import { messages, notJsonPart, refusals } from './problem.ts'
import { translateMessages } from './words.ts'

const fillRequired = { es: 'Complete los campos obligatorios', fr: 'Veuillez remplir les champs obligatoires' }

export const messageWords = translateMessages(messages, {
  required: { es: 'Obligatorio', fr: 'Obligatoire' },
  format: { es: 'Formato incorrecto', fr: 'Format incorrect' },
  zip: { es: 'Código postal no válido', fr: 'Code postal non valide' },
  endAfterStart: {
    es: 'La hora de fin debe ser posterior a la hora de inicio',
    fr: 'L’heure de fin doit être postérieure à l’heure de début',
  },
  fillRequired,
  fillShifts: { es: 'Complete los campos de turno', fr: 'Veuillez remplir les champs des équipes' },
  shifts: {
    es: 'Los turnos no pueden solaparse, deben cubrir las 24 horas y durar al menos 60 minutos cada uno',
    fr: 'Les équipes ne peuvent pas se chevaucher, doivent couvrir 24 heures et durer au moins 60 minutes chacune',
  },
  invalidEmail: { es: 'Correo electrónico no válido', fr: 'Adresse e-mail non valide' },
  invalidEmailFormat: { es: 'El formato del correo electrónico no es válido.', fr: 'Le format de l’adresse e-mail n’est pas valide.' },
  pin: { es: 'PIN de 4 dígitos', fr: 'Code PIN à 4 chiffres' },
})

export const fileWords = translateMessages(
  { ...fileMessages, ...uploadMessages },
  {
    tooLarge: { es: 'El archivo supera los {size} MB', fr: 'Le fichier dépasse {size} Mo' },
    notImage: { es: 'El archivo no es una imagen', fr: 'Le fichier n’est pas une image' },
    notType: { es: 'El archivo no es de tipo {types}', fr: 'Le fichier n’est pas de type {types}' },
    otherOffset: {
      es: 'El siguiente byte de este archivo es el número {offset}.',
      fr: 'Le prochain octet de ce fichier est le numéro {offset}.',
    },
    tooLong: { es: 'El archivo es más largo de lo que se había indicado.', fr: 'Le fichier est plus long qu’indiqué.' },
    notWhole: { es: 'El archivo todavía no ha llegado completo.', fr: 'Le fichier n’est pas encore arrivé en entier.' },
    damaged: {
      es: 'Esta parte del archivo se ha dañado por el camino. Vuelva a enviarla.',
      fr: 'Cette partie du fichier a été endommagée en chemin. Veuillez la renvoyer.',
    },
    changed: {
      es: 'El archivo ha cambiado durante el envío. Vuelva a elegirlo.',
      fr: 'Le fichier a changé pendant l’envoi. Veuillez le choisir à nouveau.',
    },
    tooManyUploads: {
      es: 'Se están enviando demasiados archivos a la vez. Termine o cancele alguno primero.',
      fr: 'Trop de fichiers sont envoyés à la fois. Veuillez d’abord en terminer ou en annuler un.',
    },
    heic: {
      es: 'Las fotos en formato HEIC no se pueden leer aquí. Guarde la foto como JPEG y elíjala, o ponga la cámara en «Más compatible».',
      fr: 'Les photos au format HEIC ne peuvent pas être lues ici. Enregistrez la photo en JPEG et choisissez-la, ou réglez l’appareil sur « Le plus compatible ».',
    },
    otherFormat: {
      es: 'Las imágenes en este formato no se pueden leer aquí. Guárdela en uno de estos formatos y elíjala: {formats}.',
      fr: 'Les images dans ce format ne peuvent pas être lues ici. Enregistrez-la dans l’un de ces formats et choisissez-la : {formats}.',
    },
    tooManyPixels: {
      es: 'Esta imagen tiene {size} megapíxeles. Aquí se leen como máximo {most} megapíxeles: guarde una copia más pequeña y elíjala.',
      fr: 'Cette image a {size} mégapixels. Au plus {most} mégapixels sont lus ici : enregistrez une copie plus petite et choisissez-la.',
    },
    slowPicture: {
      es: 'Esta imagen tarda demasiado en leerse. Guarde una copia más pequeña y elíjala.',
      fr: 'Cette image est trop longue à lire. Enregistrez une copie plus petite et choisissez-la.',
    },
    damagedPicture: {
      es: 'Esta imagen está dañada. Guárdela de nuevo o haga otra, y elíjala.',
      fr: 'Cette image est endommagée. Enregistrez-la de nouveau ou reprenez-la, et choisissez-la.',
    },
    lockedSvg: {
      es: 'Este SVG está dañado, es demasiado complejo o contiene scripts u otros archivos. Guárdelo como PNG y elíjalo.',
      fr: 'Ce SVG est endommagé, trop complexe, ou contient des scripts ou d’autres fichiers. Enregistrez-le en PNG et choisissez-le.',
    },
    lockedPdf: {
      es: 'Este PDF está dañado, es demasiado complejo o contiene scripts u otros archivos. Imprímalo en un PDF nuevo y elíjalo.',
      fr: 'Ce PDF est endommagé, trop complexe, ou contient des scripts ou d’autres fichiers. Imprimez-le dans un nouveau PDF et choisissez-le.',
    },
    passwordPdf: {
      es: 'Este PDF se abre con una contraseña. Guárdelo sin ella y elíjalo.',
      fr: 'Ce PDF s’ouvre avec un mot de passe. Enregistrez-le sans mot de passe et choisissez-le.',
    },
    signedPdf: {
      es: 'Este PDF está firmado y contiene scripts u otros archivos, que no se pueden conservar. Imprímalo en un PDF nuevo y elíjalo.',
      fr: 'Ce PDF est signé et contient des scripts ou d’autres fichiers, qui ne peuvent pas être conservés. Imprimez-le dans un nouveau PDF et choisissez-le.',
    },
    lockedOffice: {
      es: 'Este documento está dañado, es demasiado complejo, o tiene contraseña o macros. Guarde una copia sin ellas y elíjala.',
      fr: 'Ce document est endommagé, trop complexe, ou a un mot de passe ou des macros. Enregistrez une copie sans eux et choisissez-la.',
    },
    wrongType: { es: 'Tipo de archivo incorrecto, inténtelo de nuevo', fr: 'Type de fichier incorrect, veuillez réessayer' },
  },
)

export const passwordWords = translateMessages(passwordMessages, {
  length: { es: 'La contraseña debe tener entre 10 y 100 caracteres.', fr: 'Le mot de passe doit comporter de 10 à 100 caractères.' },
  distinct: {
    es: 'La contraseña debe tener al menos 5 caracteres diferentes.',
    fr: 'Le mot de passe doit comporter au moins 5 caractères différents.',
  },
  classes: {
    es: 'La contraseña debe tener al menos 3 de estos: mayúscula, minúscula, número, carácter especial.',
    fr: 'Le mot de passe doit comporter au moins 3 de ces éléments : majuscule, minuscule, chiffre, caractère spécial.',
  },
  general: {
    es: 'Solo se permiten letras, dígitos y ~ ! @ # $ % ^ * - _ = + [ { ] } / ; : , . ?, sin espacios.',
    fr: 'Seuls les lettres, les chiffres et ~ ! @ # $ % ^ * - _ = + [ { ] } / ; : , . ? sont autorisés, sans espaces.',
  },
})

export const refusalWords = translateMessages(
  { ...refusals, notJsonPart },
  {
    notJsonPart: { es: '{name} no es un JSON válido.', fr: '{name} n’est pas un JSON valide.' },
    'req.val.inv': fillRequired,
    'usr.aut.utm': { es: 'Inicie sesión.', fr: 'Veuillez vous connecter.' },
    'usr.aut.iut': { es: 'Su sesión ha terminado. Inicie sesión de nuevo.', fr: 'Votre session est terminée. Veuillez vous reconnecter.' },
    'usr.aut.bad': {
      es: 'El correo electrónico o la contraseña no son correctos.',
      fr: 'L’adresse e-mail ou le mot de passe est incorrect.',
    },
    'usr.aut.pin': { es: 'El PIN no es correcto.', fr: 'Le code PIN est incorrect.' },
    'usr.aut.npm': { es: 'No tiene permiso para ver esta página', fr: 'Vous n’avez pas l’autorisation d’accéder à cette page' },
    'usr.aut.arc': {
      es: 'Esta cuenta está archivada. Pida a quien la gestiona que la recupere.',
      fr: 'Ce compte est archivé. Demandez à la personne qui s’en occupe de le rétablir.',
    },
    'usr.lnk.exp': {
      es: 'Este enlace ya no es válido. Solicite uno nuevo.',
      fr: 'Ce lien n’est plus valable. Veuillez en demander un nouveau.',
    },
    'sys.obj.nof': { es: 'No se ha encontrado.', fr: 'Introuvable.' },
    'sys.obj.cfl': { es: 'Otra persona ha modificado esto mientras tanto.', fr: 'Quelqu’un d’autre a modifié cet élément entre-temps.' },
    'sys.obj.arc': {
      es: 'Está archivado. Recupérelo para poder cambiarlo.',
      fr: 'Ceci est archivé. Rétablissez-le pour pouvoir le modifier.',
    },
    'sys.obj.dup': { es: 'Ya existe.', fr: 'Cet élément existe déjà.' },
    'req.jsn.inv': { es: 'La solicitud no es un JSON válido.', fr: 'La requête n’est pas un JSON valide.' },
    'req.bdy.big': { es: 'La solicitud es demasiado grande.', fr: 'La requête est trop volumineuse.' },
    'req.key.use': {
      es: 'Esta clave de idempotencia ya se usó para otra solicitud.',
      fr: 'Cette clé d’idempotence a déjà servi pour une autre requête.',
    },
    'req.typ.inv': { es: 'El tipo de la solicitud no es compatible.', fr: 'Le type de la requête n’est pas pris en charge.' },
    'req.lim.exc': {
      es: 'Demasiados intentos. Espere un momento y vuelva a intentarlo.',
      fr: 'Trop de tentatives. Veuillez patienter un instant, puis réessayer.',
    },
    'sys.int.err': {
      es: 'Algo ha fallado por nuestra parte. Inténtelo de nuevo.',
      fr: 'Une erreur est survenue de notre côté. Veuillez réessayer.',
    },
    'sys.srv.una': {
      es: 'El servicio no está disponible en este momento. Inténtelo de nuevo.',
      fr: 'Le service est momentanément indisponible. Veuillez réessayer.',
    },
    'sys.dsk.ful': { es: 'El servidor no tiene más espacio.', fr: 'Le serveur n’a plus d’espace disponible.' },
  },
)

export const hintWords = translateMessages(hints, {
  email: { es: 'Escriba un correo electrónico, como nombre@empresa.com.', fr: 'Saisissez une adresse e-mail, comme nom@entreprise.com.' },
  phone: {
    es: 'Escriba 10 dígitos, como (212) 555-0142. Solo se admiten números de EE. UU. y Canadá.',
    fr: 'Saisissez 10 chiffres, comme (212) 555-0142. Seuls les numéros des États-Unis et du Canada sont acceptés.',
  },
  website: {
    es: 'Escriba una dirección web, como https://www.example.com.',
    fr: 'Saisissez une adresse web, comme https://www.example.com.',
  },
  color: {
    es: 'Escriba # y seis dígitos o letras de la A a la F, como #0F6B75.',
    fr: 'Saisissez # et six chiffres ou lettres de A à F, comme #0F6B75.',
  },
  time: { es: 'Escriba una hora entre 00:00 y 23:59, como 08:30.', fr: 'Saisissez une heure entre 00:00 et 23:59, comme 08:30.' },
  day: { es: 'Elija un día del calendario, como 2027-03-31.', fr: 'Choisissez un jour du calendrier, comme 2027-03-31.' },
  floors: {
    es: 'Escriba plantas y rangos separados por comas, como 1-12, 14, PH.',
    fr: 'Saisissez des étages et des plages séparés par des virgules, comme 1-12, 14, PH.',
  },
  choice: { es: 'Elija uno de la lista.', fr: 'Choisissez dans la liste.' },
  state: { es: 'Elija un estado o una provincia del país.', fr: 'Choisissez un État ou une province du pays.' },
  twice: { es: 'Está dos veces. Déjelo una sola vez.', fr: 'Il figure deux fois. Ne le laissez qu’une fois.' },
  order: { es: 'Elija un final posterior al inicio.', fr: 'Choisissez une fin postérieure au début.' },
  year: {
    es: 'Elija un final posterior al inicio, como máximo 366 días después.',
    fr: 'Choisissez une fin postérieure au début, au plus 366 jours après.',
  },
  file: { es: 'Elija un archivo que se haya subido aquí.', fr: 'Choisissez un fichier téléversé ici.' },
  picture: { es: 'Elija una imagen PNG o JPEG.', fr: 'Choisissez une image PNG ou JPEG.' },
  zone: { es: 'Indique una zona horaria, como America/New_York.', fr: 'Indiquez un fuseau horaire, comme America/New_York.' },
  page: {
    es: 'Indique una página de la misma cuenta y del mismo edificio.',
    fr: 'Indiquez une page du même compte et du même immeuble.',
  },
  yesNo: { es: 'Escriba Yes o No.', fr: 'Saisissez Yes ou No.' },
  section: { es: 'Pertenece a otra sección.', fr: 'Cela appartient à une autre section.' },
  number: { es: 'Escriba un número, como 12.', fr: 'Saisissez un nombre, comme 12.' },
  whole: { es: 'Escriba un número entero, como 12.', fr: 'Saisissez un nombre entier, comme 12.' },
  list: { es: 'Indique una lista.', fr: 'Indiquez une liste.' },
  fields: { es: 'Indique un grupo de campos.', fr: 'Indiquez un groupe de champs.' },
  flag: { es: 'Indique true o false.', fr: 'Indiquez true ou false.' },
  text: { es: 'Escriba un texto.', fr: 'Saisissez un texte.' },
  id: {
    es: 'Indique un id de 36 caracteres, como 0198c5f2-7d1e-7abc-9def-0123456789ab.',
    fr: 'Indiquez un id de 36 caractères, comme 0198c5f2-7d1e-7abc-9def-0123456789ab.',
  },
})

export const boundWords = translateMessages(boundHints, {
  wholeRange: { es: 'Escriba un número entero de {least} a {most}.', fr: 'Saisissez un nombre entier de {least} à {most}.' },
  range: { es: 'Escriba un número de {least} a {most}.', fr: 'Saisissez un nombre de {least} à {most}.' },
  numberMost: { es: 'Escriba un número de {figure} como máximo.', fr: 'Saisissez un nombre de {figure} au plus.' },
  numberLeast: { es: 'Escriba un número de {figure} como mínimo.', fr: 'Saisissez un nombre de {figure} au moins.' },
  textMost: { es: 'Escriba {figure} caracteres como máximo.', fr: 'Saisissez au plus {figure} caractères.' },
  textLeast: { es: 'Escriba {figure} caracteres como mínimo.', fr: 'Saisissez au moins {figure} caractères.' },
  listMost: { es: 'Indique {figure} elementos como máximo.', fr: 'Indiquez au plus {figure} éléments.' },
  listLeast: { es: 'Indique {figure} elementos como mínimo.', fr: 'Indiquez au moins {figure} éléments.' },
  choice: { es: 'Elija uno de estos: {choices}.', fr: 'Choisissez parmi : {choices}.' },
  unknown: { es: 'No se conoce aquí: {names}.', fr: 'Inconnu ici : {names}.' },
})
