import type { Label } from '../../../core/labels.ts'
import { qrLocations } from '../../property/entityTypes/model.ts'
import { digitalLocation } from '../printing/options.ts'

/** A kind of 2-QR sign: what its two codes do, and at which locations it is offered; none: at all. */
type PairType = {
  readonly Type: string
  readonly Label: Label
  readonly QrTypes: readonly [string, string]
  readonly at?: readonly string[]
}

const label = (en: string, es: string, fr: string): Label => ({ en, es, fr })

/** The kinds of 2-QR signs (B-BEHAV-072: the documents leave them to the server). */
export const pairTypes: readonly PairType[] = [
  {
    Type: 'FeedbackService',
    Label: label('Feedback and service request', 'Opinión y solicitud de servicio', 'Avis et demande de service'),
    QrTypes: ['Feedback', 'Maintenance'],
  },
  {
    Type: 'FeedbackWifi',
    Label: label('Feedback and Wi-Fi', 'Opinión y wifi', 'Avis et Wi-Fi'),
    QrTypes: ['Feedback', 'Wifi'],
    at: ['Lobby', 'Cafe', 'Conference Room', 'Fitness Center', 'Rooftop'],
  },
  { Type: 'WifiMap', Label: label('Wi-Fi and map', 'Wifi y plano', 'Wi-Fi et plan'), QrTypes: ['Wifi', 'Map'], at: ['Lobby', 'Cafe'] },
  {
    Type: 'CheckInMap',
    Label: label('Guest check-in and map', 'Registro de visitas y plano', 'Accueil des visiteurs et plan'),
    QrTypes: ['GuestCheckIn', 'Map'],
    at: ['Lobby', 'Mail Room'],
  },
  {
    Type: 'FeedbackCleaning',
    Label: label('Feedback and bathroom service', 'Opinión y servicio de baños', 'Avis et entretien des sanitaires'),
    QrTypes: ['Feedback', 'BathroomService'],
    at: ['Restroom'],
  },
  {
    Type: 'RentalFeedback',
    Label: label('Room rental and feedback', 'Alquiler de sala y opinión', 'Location de salle et avis'),
    QrTypes: ['RoomRental', 'Feedback'],
    at: ['Conference Room', 'Fitness Center', 'Rooftop'],
  },
  {
    Type: 'LinkFeedback',
    Label: label('Link and feedback', 'Enlace y opinión', 'Lien et avis'),
    QrTypes: ['StaticUrl', 'Feedback'],
    at: ['Lobby', 'Cafe', 'Elevator'],
  },
  {
    Type: 'SupplierCall',
    Label: label('Supplier check-in and phone call', 'Registro de proveedores y llamada', 'Accueil des fournisseurs et appel'),
    QrTypes: ['SupplierCheckin', 'PhoneCall'],
    at: ['Loading Dock', 'Mail Room'],
  },
  {
    Type: 'ChargeMap',
    Label: label('EV request and map', 'Solicitud de carga y plano', 'Demande de recharge et plan'),
    QrTypes: ['EVRequest', 'Map'],
    at: ['Parking'],
  },
  {
    Type: 'CallFeedback',
    Label: label('Phone call and feedback', 'Llamada y opinión', 'Appel et avis'),
    QrTypes: ['PhoneCall', 'Feedback'],
    at: ['Elevator', 'Parking'],
  },
]

export const pairTypeOf = (Type: string): PairType | undefined => pairTypes.find(one => one.Type === Type)

/** Locations at which a 2-QR sign can hang: all but screens. */
export const pairLocations = qrLocations.filter(one => one.Name !== digitalLocation)

/** The kinds that are offered at a location. */
export const listPairTypes = (location: string): readonly PairType[] =>
  pairLocations.some(one => one.Name === location) ? pairTypes.filter(({ at }) => at === undefined || at.includes(location)) : []
