import { translateMessages } from '../../../core/words.ts'
import { roundAssigned, roundCopied, roundMessages, roundSaved } from './rules.ts'

export const messageWords = translateMessages(
  { ...roundMessages, roundSaved, roundCopied, roundAssigned },
  {
    slash: { es: 'El nombre de una ronda no lleva barra.', fr: 'Le nom d’une ronde ne contient pas de barre oblique.' },
    stops: { es: 'Hace falta una parada al menos', fr: 'Un arrêt au moins est requis' },
    scanOffline: {
      es: 'No se puede exigir el escaneo con el modo sin conexión activado',
      fr: 'Le scan ne peut pas être exigé quand le mode hors ligne est activé',
    },
    signTwice: { es: 'El ID del rótulo está repetido', fr: 'Le n° de panneau est en double' },
    signRequired: { es: 'Falta el ID del rótulo', fr: 'Le n° de panneau est requis' },
    signUnknown: { es: 'El ID del rótulo no existe', fr: 'Le n° de panneau n’existe pas' },
    newSign: { es: 'Un código nuevo recibe su propio ID de rótulo.', fr: 'Un nouveau code reçoit son propre n° de panneau.' },
    tapNeedsTag: { es: 'Un toque necesita una etiqueta con NFC.', fr: 'Un contact demande une étiquette NFC.' },
    scanOrTap: {
      es: 'Una parada se escanea o se toca, no ambas cosas.',
      fr: 'Un arrêt se scanne ou se touche, pas les deux.',
    },
    directions: {
      es: 'Las indicaciones a pie necesitan el lugar de cada parada.',
      fr: 'L’itinéraire à pied demande la position de chaque arrêt.',
    },
    flexible: {
      es: 'La recogida de datos de equipos se recorre en cualquier orden.',
      fr: 'La collecte des données d’équipements se fait dans n’importe quel ordre.',
    },
    otherType: { es: 'El tipo de una ronda queda como se creó.', fr: 'Le type d’une ronde reste celui de sa création.' },
    inspectionType: {
      es: 'Solo las inspecciones tienen un tipo de inspección.',
      fr: 'Seules les inspections ont un type d’inspection.',
    },
    sameName: { es: 'Otra ronda del edificio ya tiene este nombre.', fr: 'Une autre ronde de l’immeuble porte déjà ce nom.' },
    moveSpan: {
      es: 'Una fecha se cambia a un día a partir de hoy, como mucho 35 días después.',
      fr: 'Une date se déplace à partir d’aujourd’hui, de 35 jours au plus.',
    },
    gone: { es: 'Este equipo ya no está en el edificio.', fr: 'Cet équipement n’est plus dans l’immeuble.' },
    roundSaved: { es: 'Guardado correctamente.', fr: 'Enregistré.' },
    roundCopied: {
      es: 'La ronda elegida se copia en el edificio de destino. Compruébela.',
      fr: 'La ronde choisie est copiée dans l’immeuble de destination. Veuillez vérifier.',
    },
    roundAssigned: { es: 'Hecho', fr: 'Fait' },
  },
)
