import { hints } from '../core/hints.ts'
import { passwordMessages } from '../core/password.ts'
import { messages, refusals } from '../core/problem.ts'
import { NETWORK_MESSAGE } from './send.ts'

type Translated = { es: string; fr: string }

/** Validation messages, refusals and successes of the specification, in the other two languages. */
export const sayings: Readonly<Record<string, Translated>> = {
  'This account is archived. Please ask whoever looks after it to bring it back.': {
    es: 'Esta cuenta está archivada. Pida a quien la gestiona que la recupere.',
    fr: 'Ce compte est archivé. Demandez à la personne qui s’en occupe de le rétablir.',
  },
  'This is archived. Bring it back to change it.': {
    es: 'Está archivado. Recupérelo para poder cambiarlo.',
    fr: 'Ceci est archivé. Rétablissez-le pour pouvoir le modifier.',
  },
  'This user is switched off.': { es: 'Este usuario está desactivado.', fr: 'Cet utilisateur est désactivé.' },
  [messages.required]: { es: 'Obligatorio', fr: 'Obligatoire' },
  [messages.format]: { es: 'Formato incorrecto', fr: 'Format incorrect' },
  [hints.email]: {
    es: 'Escriba un correo electrónico, como nombre@empresa.com.',
    fr: 'Saisissez une adresse e-mail, comme nom@entreprise.com.',
  },
  [hints.phone]: { es: 'Escriba 10 dígitos, como (212) 555-0142.', fr: 'Saisissez 10 chiffres, comme (212) 555-0142.' },
  [hints.website]: {
    es: 'Escriba una dirección web, como https://www.example.com.',
    fr: 'Saisissez une adresse web, comme https://www.example.com.',
  },
  [hints.color]: {
    es: 'Escriba # y seis dígitos o letras de la A a la F, como #0F6B75.',
    fr: 'Saisissez # et six chiffres ou lettres de A à F, comme #0F6B75.',
  },
  [hints.time]: { es: 'Escriba una hora entre 00:00 y 23:59, como 08:30.', fr: 'Saisissez une heure entre 00:00 et 23:59, comme 08:30.' },
  [hints.day]: { es: 'Elija un día del calendario, como 2027-03-31.', fr: 'Choisissez un jour du calendrier, comme 2027-03-31.' },
  [hints.floors]: {
    es: 'Escriba plantas y rangos separados por comas, como 1-12, 14, PH.',
    fr: 'Saisissez des étages et des plages séparés par des virgules, comme 1-12, 14, PH.',
  },
  [hints.oneLine]: { es: 'Escríbalo en una sola línea, sin saltos.', fr: 'Saisissez-le sur une seule ligne, sans retour.' },
  [hints.choice]: { es: 'Elija uno de la lista.', fr: 'Choisissez dans la liste.' },
  [hints.state]: { es: 'Elija un estado o una provincia del país.', fr: 'Choisissez un État ou une province du pays.' },
  [hints.twice]: { es: 'Está dos veces. Déjelo una sola vez.', fr: 'Il figure deux fois. Ne le laissez qu’une fois.' },
  [hints.order]: { es: 'Elija un final posterior al inicio.', fr: 'Choisissez une fin postérieure au début.' },
  [hints.year]: {
    es: 'Elija un final posterior al inicio, como máximo 366 días después.',
    fr: 'Choisissez une fin postérieure au début, au plus 366 jours après.',
  },
  [hints.file]: { es: 'Elija un archivo que se haya subido aquí.', fr: 'Choisissez un fichier téléversé ici.' },
  [hints.picture]: { es: 'Elija una imagen PNG o JPEG.', fr: 'Choisissez une image PNG ou JPEG.' },
  [hints.zone]: { es: 'Indique una zona horaria, como America/New_York.', fr: 'Indiquez un fuseau horaire, comme America/New_York.' },
  [hints.page]: {
    es: 'Indique una página de la misma cuenta y del mismo edificio.',
    fr: 'Indiquez une page du même compte et du même immeuble.',
  },
  [hints.yesNo]: { es: 'Escriba Yes o No.', fr: 'Saisissez Yes ou No.' },
  [hints.section]: { es: 'Pertenece a otra sección.', fr: 'Cela appartient à une autre section.' },
  [hints.number]: { es: 'Escriba un número, como 12.', fr: 'Saisissez un nombre, comme 12.' },
  [hints.whole]: { es: 'Escriba un número entero, como 12.', fr: 'Saisissez un nombre entier, comme 12.' },
  [hints.list]: { es: 'Indique una lista.', fr: 'Indiquez une liste.' },
  [hints.fields]: { es: 'Indique un grupo de campos.', fr: 'Indiquez un groupe de champs.' },
  [hints.flag]: { es: 'Indique true o false.', fr: 'Indiquez true ou false.' },
  [hints.text]: { es: 'Escriba un texto.', fr: 'Saisissez un texte.' },
  [hints.id]: {
    es: 'Indique un id de 36 caracteres, como 0198c5f2-7d1e-7abc-9def-0123456789ab.',
    fr: 'Indiquez un id de 36 caractères, comme 0198c5f2-7d1e-7abc-9def-0123456789ab.',
  },
  [messages.zip]: { es: 'Código postal no válido', fr: 'Code postal non valide' },
  [messages.endAfterStart]: {
    es: 'La hora de fin debe ser posterior a la hora de inicio',
    fr: 'L’heure de fin doit être postérieure à l’heure de début',
  },
  [messages.fillRequired]: { es: 'Complete los campos obligatorios', fr: 'Veuillez remplir les champs obligatoires' },
  [messages.fillShifts]: { es: 'Complete los campos de turno', fr: 'Veuillez remplir les champs des équipes' },
  [messages.shifts]: {
    es: 'Los turnos no pueden solaparse, deben cubrir las 24 horas y durar al menos 60 minutos cada uno',
    fr: 'Les équipes ne peuvent pas se chevaucher, doivent couvrir 24 heures et durer au moins 60 minutes chacune',
  },
  [messages.invalidEmail]: { es: 'Correo electrónico no válido', fr: 'Adresse e-mail non valide' },
  [messages.invalidEmailFormat]: {
    es: 'El formato del correo electrónico no es válido.',
    fr: 'Le format de l’adresse e-mail n’est pas valide.',
  },
  [messages.noPermission]: { es: 'No tiene permiso para ver esta página', fr: 'Vous n’avez pas l’autorisation d’accéder à cette page' },
  [passwordMessages.length]: {
    es: 'La contraseña debe tener entre 10 y 100 caracteres.',
    fr: 'Le mot de passe doit comporter de 10 à 100 caractères.',
  },
  [passwordMessages.distinct]: {
    es: 'La contraseña debe tener al menos 5 caracteres diferentes.',
    fr: 'Le mot de passe doit comporter au moins 5 caractères différents.',
  },
  [passwordMessages.classes]: {
    es: 'La contraseña debe tener al menos 3 de estos: mayúscula, minúscula, número, carácter especial.',
    fr: 'Le mot de passe doit comporter au moins 3 de ces éléments : majuscule, minuscule, chiffre, caractère spécial.',
  },
  [passwordMessages.general]: {
    es: 'Solo se permiten letras, dígitos y ~ ! @ # $ % ^ * - _ = + [ { ] } / ; : , . ?, sin espacios.',
    fr: 'Seuls les lettres, les chiffres et ~ ! @ # $ % ^ * - _ = + [ { ] } / ; : , . ? sont autorisés, sans espaces.',
  },
  'The present password is not right.': { es: 'La contraseña actual no es correcta.', fr: 'Le mot de passe actuel est incorrect.' },
  'The new password is the present one.': {
    es: 'La contraseña nueva es la actual.',
    fr: 'Le nouveau mot de passe est l’actuel.',
  },
  'The two passwords are not the same.': {
    es: 'Las dos contraseñas no son iguales.',
    fr: 'Les deux mots de passe ne sont pas identiques.',
  },
  'Too many wrong passwords were typed here. Please try again later, or have a link mailed from the sign-in page.': {
    es: 'Se han escrito demasiadas contraseñas incorrectas. Inténtelo más tarde o pida un enlace en la página de inicio de sesión.',
    fr: 'Trop de mots de passe erronés ont été saisis. Réessayez plus tard ou demandez un lien sur la page de connexion.',
  },
  [refusals['usr.aut.utm'].message]: { es: 'Inicie sesión.', fr: 'Veuillez vous connecter.' },
  [refusals['usr.aut.iut'].message]: {
    es: 'Su sesión ha terminado. Inicie sesión de nuevo.',
    fr: 'Votre session est terminée. Veuillez vous reconnecter.',
  },
  [refusals['usr.aut.bad'].message]: {
    es: 'El correo electrónico o la contraseña no son correctos.',
    fr: 'L’adresse e-mail ou le mot de passe est incorrect.',
  },
  [refusals['usr.aut.pin'].message]: { es: 'El PIN no es correcto.', fr: 'Le code PIN est incorrect.' },
  [refusals['usr.lnk.exp'].message]: {
    es: 'Este enlace ya no es válido. Solicite uno nuevo.',
    fr: 'Ce lien n’est plus valable. Veuillez en demander un nouveau.',
  },
  [refusals['sys.obj.nof'].message]: { es: 'No se ha encontrado.', fr: 'Introuvable.' },
  [refusals['sys.obj.cfl'].message]: {
    es: 'Otra persona ha modificado esto mientras tanto.',
    fr: 'Quelqu’un d’autre a modifié cet élément entre-temps.',
  },
  [refusals['sys.obj.dup'].message]: { es: 'Ya existe.', fr: 'Cet élément existe déjà.' },
  [refusals['req.jsn.inv'].message]: { es: 'La solicitud no es un JSON válido.', fr: 'La requête n’est pas un JSON valide.' },
  [refusals['req.bdy.big'].message]: { es: 'La solicitud es demasiado grande.', fr: 'La requête est trop volumineuse.' },
  [refusals['req.key.use'].message]: {
    es: 'Esta clave de idempotencia ya se usó para otra solicitud.',
    fr: 'Cette clé d’idempotence a déjà servi pour une autre requête.',
  },
  [refusals['req.typ.inv'].message]: {
    es: 'El tipo de la solicitud no es compatible.',
    fr: 'Le type de la requête n’est pas pris en charge.',
  },
  [refusals['req.lim.exc'].message]: {
    es: 'Demasiados intentos. Espere un momento y vuelva a intentarlo.',
    fr: 'Trop de tentatives. Veuillez patienter un instant, puis réessayer.',
  },
  [refusals['sys.int.err'].message]: {
    es: 'Algo ha fallado por nuestra parte. Inténtelo de nuevo.',
    fr: 'Une erreur est survenue de notre côté. Veuillez réessayer.',
  },
  [refusals['sys.srv.una'].message]: {
    es: 'El servicio no está disponible en este momento. Inténtelo de nuevo.',
    fr: 'Le service est momentanément indisponible. Veuillez réessayer.',
  },
  [refusals['sys.dsk.ful'].message]: { es: 'El servidor no tiene más espacio.', fr: 'Le serveur n’a plus d’espace disponible.' },
  [NETWORK_MESSAGE]: {
    es: 'No hay conexión. Compruebe su red e inténtelo de nuevo.',
    fr: 'Aucune connexion. Vérifiez votre réseau, puis réessayez.',
  },
  '4-digit PIN': { es: 'PIN de 4 dígitos', fr: 'Code PIN à 4 chiffres' },
  'The file is not an image': { es: 'El archivo no es una imagen', fr: 'Le fichier n’est pas une image' },
  'Incorrect file type, please try again': {
    es: 'Tipo de archivo incorrecto, inténtelo de nuevo',
    fr: 'Type de fichier incorrect, veuillez réessayer',
  },
  'Please input Quantity': { es: 'Introduzca la cantidad', fr: 'Veuillez saisir la quantité' },
  'Please select': { es: 'Seleccione una opción', fr: 'Veuillez sélectionner' },
  'Equipment are Required': { es: 'El equipo es obligatorio', fr: 'L’équipement est obligatoire' },
  'Quantity, Print Template are Required': {
    es: 'La cantidad y la plantilla de impresión son obligatorias',
    fr: 'La quantité et le modèle d’impression sont obligatoires',
  },
  'Scan Required can not be selected when Offline Mode is enabled': {
    es: 'No se puede seleccionar «Escaneo obligatorio» si el modo sin conexión está activado',
    fr: '« Scan obligatoire » ne peut pas être sélectionné lorsque le mode hors ligne est activé',
  },
  'Sign ID is Duplicate': { es: 'El ID del cartel está duplicado', fr: 'L’identifiant du panneau existe déjà' },
  'Sign ID is Required': { es: 'El ID del cartel es obligatorio', fr: 'L’identifiant du panneau est obligatoire' },
  'Sign id doesn’t exist': { es: 'El ID del cartel no existe', fr: 'L’identifiant du panneau n’existe pas' },
  'AnswerOption1 is Required': { es: 'La opción de respuesta 1 es obligatoria', fr: 'L’option de réponse 1 est obligatoire' },
  'Error Rule is Required': { es: 'La regla de error es obligatoria', fr: 'La règle d’erreur est obligatoire' },
  'Conditional Answer is Required': { es: 'La respuesta condicional es obligatoria', fr: 'La réponse conditionnelle est obligatoire' },
  'Error Value is Required': { es: 'El valor de error es obligatorio', fr: 'La valeur d’erreur est obligatoire' },
  'Tolerance min./max. are Required': {
    es: 'Los valores mín. y máx. de tolerancia son obligatorios',
    fr: 'Les valeurs min. et max. de tolérance sont obligatoires',
  },
  'Tolerance max should be greater than Tolerance min': {
    es: 'La tolerancia máx. debe ser mayor que la mín.',
    fr: 'La tolérance max. doit être supérieure à la tolérance min.',
  },
  'Nobody grants more than they hold.': {
    es: 'Nadie concede más de lo que tiene.',
    fr: 'Personne n’accorde plus que ce qu’il détient.',
  },
  'The email has lost the place of its link. Write [Sign-in link] where it is to stand.': {
    es: 'El correo ha perdido el lugar de su enlace. Escriba [Enlace de acceso] donde deba estar.',
    fr: 'L’e-mail a perdu l’emplacement de son lien. Écrivez [Lien de connexion] là où il doit se trouver.',
  },
  'Only roles below your own can be given or changed.': {
    es: 'Solo se pueden dar o cambiar roles por debajo del suyo.',
    fr: 'Seuls les rôles inférieurs au vôtre peuvent être attribués ou modifiés.',
  },
  'This person already signs in to this account with another role.': {
    es: 'Esta persona ya inicia sesión en esta cuenta con otro rol.',
    fr: 'Cette personne se connecte déjà à ce compte avec un autre rôle.',
  },
  'Only those who manage passwords can change the email of somebody who signs in.': {
    es: 'Solo quien gestiona las contraseñas puede cambiar el correo de alguien que inicia sesión.',
    fr: 'Seules les personnes qui gèrent les mots de passe peuvent changer l’e-mail de quelqu’un qui se connecte.',
  },
  'Only somebody who has accepted the invitation has a password to reset.': {
    es: 'Solo quien ha aceptado la invitación tiene una contraseña que restablecer.',
    fr: 'Seule une personne qui a accepté l’invitation a un mot de passe à réinitialiser.',
  },
  'Too many wrong PINs were typed here. Please try again later, or on a phone or computer that was let in before.': {
    es: 'Aquí se han escrito demasiados PIN incorrectos. Vuelva a intentarlo más tarde, o en un teléfono u ordenador que ya haya entrado antes.',
    fr: 'Trop de codes PIN erronés ont été saisis ici. Réessayez plus tard, ou sur un téléphone ou un ordinateur déjà admis auparavant.',
  },
  'Test Kit does not exist': { es: 'El kit de prueba no existe', fr: 'Le kit de test n’existe pas' },
  fails: { es: 'La importación ha fallado', fr: 'L’importation a échoué' },
  'Failed to save': { es: 'No se ha podido guardar', fr: 'Échec de l’enregistrement' },
  'Expiration Date Required': { es: 'La fecha de vencimiento es obligatoria', fr: 'La date d’expiration est obligatoire' },
  'Certificate Required': { es: 'El certificado es obligatorio', fr: 'Le certificat est obligatoire' },
  'You must select at lease one physical space to proceed': {
    es: 'Debe seleccionar al menos un espacio físico para continuar',
    fr: 'Vous devez sélectionner au moins un espace physique pour continuer',
  },
  'The survey form for your building is not available at this point. Please contact your customer rep.': {
    es: 'El formulario de la encuesta de su edificio no está disponible en este momento. Contacte con su representante.',
    fr: 'Le formulaire d’enquête de votre immeuble n’est pas disponible pour le moment. Veuillez contacter votre représentant.',
  },
  'Successfully saved': { es: 'Guardado correctamente', fr: 'Enregistré avec succès' },
  'Successfully saved!': { es: '¡Guardado correctamente!', fr: 'Enregistré avec succès !' },
  'Saved successfully.': { es: 'Guardado correctamente.', fr: 'Enregistré avec succès.' },
  'Save Successful': { es: 'Guardado correctamente', fr: 'Enregistrement réussi' },
  'Edit Successful': { es: 'Modificado correctamente', fr: 'Modification réussie' },
  'Uploaded Successfully': { es: 'Subido correctamente', fr: 'Téléversé avec succès' },
  'Import Successful': { es: 'Importado correctamente', fr: 'Importation réussie' },
  'Permanently Delete Success': { es: 'Eliminado definitivamente', fr: 'Supprimé définitivement' },
  'You have 50 views of this list. Delete one first.': {
    es: 'Ya tiene 50 vistas de esta lista. Elimine una primero.',
    fr: 'Vous avez déjà 50 vues de cette liste. Supprimez-en une d’abord.',
  },
  Success: { es: 'Hecho', fr: 'Opération réussie' },
  'Submit Success': { es: 'Enviado correctamente', fr: 'Envoyé avec succès' },
  Copied: { es: 'Copiado', fr: 'Copié' },
  'Successfully sent': { es: 'Enviado correctamente', fr: 'Envoyé avec succès' },
  'Successfully sent!': { es: '¡Enviado correctamente!', fr: 'Envoyé avec succès !' },
  'Successfully generated': { es: 'Generado correctamente', fr: 'Généré avec succès' },
  'Successfully confirmed!': { es: '¡Confirmado correctamente!', fr: 'Confirmé avec succès !' },
  'This product cannot be chosen.': { es: 'Este producto no se puede elegir.', fr: 'Ce produit ne peut pas être choisi.' },
  'Every question and every field needs a code of its own.': {
    es: 'Cada pregunta y cada campo necesita su propio código.',
    fr: 'Chaque question et chaque champ doit avoir son propre code.',
  },
  'A question needs at least one field.': {
    es: 'Una pregunta necesita al menos un campo.',
    fr: 'Une question doit avoir au moins un champ.',
  },
  'Give at least two options.': { es: 'Indique al menos dos opciones.', fr: 'Indiquez au moins deux options.' },
  'Only completed surveys can be sent.': {
    es: 'Solo se pueden enviar encuestas completadas.',
    fr: 'Seules les enquêtes terminées peuvent être envoyées.',
  },
  'This building has no completed survey yet.': {
    es: 'Este edificio aún no tiene ninguna encuesta completada.',
    fr: 'Cet immeuble n’a pas encore d’enquête terminée.',
  },
  'This is not the email of the contact. Save the contact first.': {
    es: 'Este no es el correo del contacto. Guarde primero el contacto.',
    fr: 'Ce n’est pas l’e-mail du contact. Enregistrez d’abord le contact.',
  },
  'The contact has no name.': { es: 'El contacto no tiene nombre.', fr: 'Le contact n’a pas de nom.' },
  'This survey is with the customer already.': {
    es: 'El cliente ya tiene esta encuesta.',
    fr: 'Le client a déjà cette enquête.',
  },
  'The customer has not submitted this survey.': {
    es: 'El cliente no ha enviado esta encuesta.',
    fr: 'Le client n’a pas envoyé cette enquête.',
  },
  'Your survey link has been sent': { es: 'Se ha enviado el enlace de la encuesta', fr: 'Le lien de votre enquête a été envoyé' },
  'The dashboard has been sent!': { es: '¡El panel se ha enviado!', fr: 'Le tableau de bord a été envoyé !' },
  'The selected round are being copied to the destination building. Please verify.': {
    es: 'Las rondas seleccionadas se están copiando al edificio de destino. Verifíquelas.',
    fr: 'Les rondes sélectionnées sont en cours de copie vers l’immeuble de destination. Veuillez vérifier.',
  },
  'Saved successfully. Please refresh in a moment to see the result.': {
    es: 'Guardado correctamente. Actualice en un momento para ver el resultado.',
    fr: 'Enregistré avec succès. Actualisez dans un instant pour voir le résultat.',
  },
}

/** Messages with a part that varies; `$1` is that part. The first that fits is taken. */
export const patterns: readonly (readonly [RegExp, Translated])[] = [
  [/^The file is larger than (\d+) ?MB$/, { es: 'El archivo supera los $1 MB', fr: 'Le fichier dépasse $1 Mo' }],
  [/^The file is not type (.+)$/, { es: 'El archivo no es de tipo $1', fr: 'Le fichier n’est pas de type $1' }],
  [
    /^Type a whole number from (\S+) to (\S+)\.$/,
    { es: 'Escriba un número entero de $1 a $2.', fr: 'Saisissez un nombre entier de $1 à $2.' },
  ],
  [/^Type a number from (\S+) to (\S+)\.$/, { es: 'Escriba un número de $1 a $2.', fr: 'Saisissez un nombre de $1 à $2.' }],
  [/^Type a number of at most (\S+)\.$/, { es: 'Escriba un número de $1 como máximo.', fr: 'Saisissez un nombre de $1 au plus.' }],
  [/^Type a number of at least (\S+)\.$/, { es: 'Escriba un número de $1 como mínimo.', fr: 'Saisissez un nombre de $1 au moins.' }],
  [/^Type at most (\S+) characters\.$/, { es: 'Escriba $1 caracteres como máximo.', fr: 'Saisissez au plus $1 caractères.' }],
  [/^Type at least (\S+) characters\.$/, { es: 'Escriba $1 caracteres como mínimo.', fr: 'Saisissez au moins $1 caractères.' }],
  [/^Give at most (\S+) entries\.$/, { es: 'Indique $1 elementos como máximo.', fr: 'Indiquez au plus $1 éléments.' }],
  [/^Give at least (\S+) entries\.$/, { es: 'Indique $1 elementos como mínimo.', fr: 'Indiquez au moins $1 éléments.' }],
  [/^Choose one of: (.+)\.$/, { es: 'Elija uno de estos: $1.', fr: 'Choisissez parmi : $1.' }],
  [/^Not known here: (.+)\.$/, { es: 'No se conoce aquí: $1.', fr: 'Inconnu ici : $1.' }],
  [/^(.+) are Required$/, { es: '$1: campos obligatorios', fr: '$1 : champs obligatoires' }],
  [/^(.+) is Required$/, { es: '$1: campo obligatorio', fr: '$1 : champ obligatoire' }],
  [
    /^Loading (?:CSS )?chunk .*failed$/,
    { es: 'No se ha podido cargar una parte de la página', fr: 'Une partie de la page n’a pas pu être chargée' },
  ],
]
