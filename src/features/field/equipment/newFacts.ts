import { EquipmentFacts } from './model.ts'

/** What a code that begins to mark something starts with: equipment of a kind that is chosen next. */
export const newFacts = (location: string): EquipmentFacts =>
  EquipmentFacts.parse(
    location === 'Restroom' ? { StopType: 'Location', Type: 'Restroom' } : { StopType: 'Equipment', Type: 'AirHandlingUnit' },
  )
