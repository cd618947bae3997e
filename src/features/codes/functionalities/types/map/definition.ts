import { z } from '../../../../../core/call.ts'
import type { Label } from '../../../../../core/labels.ts'
import { type FormOf, member } from '../../../../base/members/members.ts'
import { telling } from '../../families/telling/definition.ts'

/** What people look for near a building: the destination types, by their stored values. */
export const destinationTypes = [
  { value: 'lodging', label: { en: 'Hotels', es: 'Hoteles', fr: 'Hôtels' } },
  { value: 'transit_station', label: { en: 'Transit', es: 'Transporte público', fr: 'Transports en commun' } },
  { value: 'tourist_attraction', label: { en: 'Attractions', es: 'Atracciones', fr: 'Attractions' } },
  { value: 'parking', label: { en: 'Parking', es: 'Estacionamiento', fr: 'Stationnement' } },
  { value: 'restaurant', label: { en: 'Restaurants', es: 'Restaurantes', fr: 'Restaurants' } },
  { value: 'pharmacy', label: { en: 'Pharmacies', es: 'Farmacias', fr: 'Pharmacies' } },
  { value: 'bank', label: { en: 'Bank', es: 'Banco', fr: 'Banque' } },
  { value: 'cafe', label: { en: 'Coffee', es: 'Café', fr: 'Café' } },
] as const satisfies readonly { value: string; label: Label }[]

const degrees = (most: number, label: Label) =>
  member.own({ label, schema: z.nullable(z.number().check(z.minimum(-most), z.maximum(most))), initial: null })

export const mapMembers = {
  Latitude: degrees(90, { en: 'Latitude', es: 'Latitud', fr: 'Latitude' }),
  Longitude: degrees(180, { en: 'Longitude', es: 'Longitud', fr: 'Longitude' }),
  DestinationType: member.choice({
    label: { en: 'What the page finds', es: 'Qué encuentra la página', fr: 'Ce que la page trouve' },
    options: destinationTypes,
    required: true,
  }),
}
export type MapForm = FormOf<typeof mapMembers>

const near: Label = { en: '{what} nearby', es: '{what} cerca de aquí', fr: '{what} à proximité' }
const close: Label = { en: '{what} near {where}', es: '{what} cerca de {where}', fr: '{what} près de {where}' }

/** What is near the building: the page leads to the maps that visitors know, and loads nothing of theirs. */
export const map = telling({
  type: 'Map',
  Label: { en: 'Map', es: 'Mapa', fr: 'Carte' },
  Purpose: {
    en: 'Leads to what is near: hotels, transit, parking, coffee.',
    es: 'Lleva a lo que está cerca: hoteles, transporte, estacionamiento, café.',
    fr: 'Mène à ce qui est proche : hôtels, transports, stationnement, café.',
  },
  Caption: { en: 'Leads to what is near', es: 'Lleva a lo que está cerca', fr: 'Mène à ce qui est proche' },
  Icon: 'map',
  QrType: 'Map',
  members: mapMembers,
  sample: { Latitude: 42.35163, Longitude: -71.04527, DestinationType: 'restaurant' },
  page: ({ Latitude, Longitude, DestinationType }, { say, building: { name, address } }) => {
    const found = destinationTypes.find(({ value }) => value === DestinationType)
    const what = found ? say(found.label) : ''
    const query = say(close).replace('{what}', what).replace('{where}', address)
    const place = Latitude === null || Longitude === null ? `near=${encodeURIComponent(address)}` : `sll=${Latitude},${Longitude}&z=15`
    return {
      heading: what && say(near).replace('{what}', what),
      blocks: [
        { is: 'text', text: [name, address].filter(Boolean).join('\n') },
        {
          is: 'link',
          label: say({ en: 'Open in Google Maps', es: 'Abrir en Google Maps', fr: 'Ouvrir dans Google Maps' }),
          href: `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(query)}`,
          tap: 'googleMaps',
          picture: 'map',
        },
        {
          is: 'link',
          label: say({ en: 'Open in Apple Maps', es: 'Abrir en Apple Maps', fr: 'Ouvrir dans Apple Plans' }),
          href: `https://maps.apple.com/?q=${encodeURIComponent(what)}&${place}`,
          tap: 'appleMaps',
          picture: 'map',
        },
      ],
    }
  },
  taps: { googleMaps: 'Google Maps', appleMaps: 'Apple Maps' },
})
