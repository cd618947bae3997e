import { defineWords } from '../../../../../core/words.ts'

export const words = defineWords({
  en: {
    title: 'Floors and units',
    lead: 'Write ranges with a dash and separate them with commas, for example 1-12, 14, PH.',
    FloorNumPattern: 'Floors',
    SubFloorPattern: 'Floors below ground',
    UnitNumPattern: 'Units',
    floorsNamed: '{n, plural, =0 {None yet} one {# floor: {list}} other {# floors: {list}}}',
    unitsNamed: '{n, plural, =0 {None yet} one {# unit: {list}} other {# units: {list}}}',
  },
  es: {
    title: 'Pisos y unidades',
    lead: 'Escriba los intervalos con guion y sepárelos con comas, por ejemplo 1-12, 14, PH.',
    FloorNumPattern: 'Pisos',
    SubFloorPattern: 'Pisos subterráneos',
    UnitNumPattern: 'Unidades',
    floorsNamed: '{n, plural, =0 {Ninguno todavía} one {# piso: {list}} other {# pisos: {list}}}',
    unitsNamed: '{n, plural, =0 {Ninguna todavía} one {# unidad: {list}} other {# unidades: {list}}}',
  },
  fr: {
    title: 'Étages et lots',
    lead: 'Écrivez les intervalles avec un tiret et séparez-les par des virgules, par exemple 1-12, 14, PH.',
    FloorNumPattern: 'Étages',
    SubFloorPattern: 'Sous-sols',
    UnitNumPattern: 'Lots',
    floorsNamed: '{n, plural, =0 {Aucun pour l’instant} one {# étage : {list}} other {# étages : {list}}}',
    unitsNamed: '{n, plural, =0 {Aucun pour l’instant} one {# lot : {list}} other {# lots : {list}}}',
  },
})
