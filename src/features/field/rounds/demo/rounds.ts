import type { EquipmentType } from '../../equipment/equipmentTypes.ts'
import type { RoundSettings } from '../model.ts'
import type { InspectionType, RoundType } from '../roundTypes.ts'

type Schedule = Pick<RoundSettings, 'Frequency' | 'Times' | 'Period'>
/** A round of the demo world. `stopsAt`: types of equipment, in the order of their signs; `most` of them. */
export type DemoRound = {
  name: string
  type: RoundType
  schedule: Schedule
  stopsAt: readonly EquipmentType[]
  most: number
  minutes: number
  note: string
  inspectionType?: InspectionType
  switches?: Partial<RoundSettings>
}

const every = (Times: number, Period: Schedule['Period']): Schedule => ({ Frequency: 'Recurring', Times, Period })
const adHoc: Schedule = { Frequency: 'AdHoc', Times: null, Period: null }
const plant: readonly EquipmentType[] = ['Chiller', 'Pump', 'Boiler', 'AirHandlingUnit', 'CoolingTower', 'WaterHeater', 'RooftopUnit']
const safety: readonly EquipmentType[] = ['FireExtinguisher', 'FireAlarmPanel', 'FirePump', 'EmergencyLight', 'SprinklerValve']

/** Rounds that every building has. */
const usual: readonly DemoRound[] = [
  {
    name: 'Morning plant round',
    type: 'Engineering',
    schedule: every(1, 'Day'),
    stopsAt: plant,
    most: 12,
    minutes: 40,
    note: 'At the door of the plant',
    switches: {
      SREnable: true,
      WorkLetter: true,
      StartText: { en: 'Begin in the plant, end on the roof.', es: 'Empiece en la planta técnica y acabe en la cubierta.', fr: '' },
    },
  },
  {
    name: 'Fire extinguishers',
    type: 'FireExtinguisherInspection',
    schedule: every(1, 'Month'),
    stopsAt: safety,
    most: 20,
    minutes: 60,
    note: 'At the front desk',
    switches: { FlexEnable: true, OfflineEnable: true },
  },
  {
    name: 'Quarterly maintenance of pumps and air handlers',
    type: 'PreventativeMaintenance',
    schedule: every(1, 'Quarter'),
    stopsAt: ['Pump', 'AirHandlingUnit', 'ExhaustFan', 'Chiller'],
    most: 10,
    minutes: 180,
    note: 'In the workshop',
    switches: { DataIntegrity: 'Optional' },
  },
  {
    name: 'Patrol',
    type: 'SecurityPatrol',
    schedule: every(3, 'Day'),
    stopsAt: ['Generator', 'Elevator', 'ElectricalPanel', 'FireAlarmPanel', 'AutomaticDoor'],
    most: 8,
    minutes: 30,
    note: 'At the security desk',
    switches: { GeoEnable: true, StopGeoEnable: true, WalkingDirectionEnable: true },
  },
]

/** One more in each building, in turn. */
const more: readonly DemoRound[] = [
  { name: 'Cleaning of the plant rooms', type: 'Cleaning', schedule: every(2, 'Week'), stopsAt: plant, most: 5, minutes: 50, note: '' },
  {
    name: 'Elevator inspection',
    type: 'Inspection',
    inspectionType: 'Elevator',
    schedule: every(1, 'Year'),
    stopsAt: ['Elevator', 'Escalator'],
    most: 6,
    minutes: 120,
    note: '',
  },
  { name: 'AEDs', type: 'AEDInspection', schedule: every(1, 'Month'), stopsAt: ['AED'], most: 10, minutes: 15, note: '' },
  {
    name: 'Weekly filters',
    type: 'Maintenance',
    schedule: every(1, 'Week'),
    stopsAt: ['AirHandlingUnit', 'FanCoilUnit'],
    most: 8,
    minutes: 60,
    note: '',
  },
  {
    name: 'After a storm',
    type: 'Flexible',
    schedule: adHoc,
    stopsAt: ['RooftopUnit', 'CoolingTower', 'SumpPump'],
    most: 8,
    minutes: 45,
    note: '',
  },
  {
    name: 'Name plates of the plant',
    type: 'EquipDetailCollectRounds',
    schedule: adHoc,
    stopsAt: plant,
    most: 15,
    minutes: 90,
    note: '',
    switches: { FlexEnable: true, DataIntegrity: 'Required' },
  },
  { name: 'Signs of the plant', type: 'Installation', schedule: every(1, 'Year'), stopsAt: plant, most: 15, minutes: 60, note: '' },
  {
    name: 'Map of the roof',
    type: 'MobileMap',
    schedule: adHoc,
    stopsAt: ['RooftopUnit', 'CoolingTower', 'ExhaustFan'],
    most: 6,
    minutes: 20,
    note: '',
  },
  { name: 'Handover of the plant', type: 'Library', schedule: adHoc, stopsAt: plant, most: 10, minutes: 60, note: '' },
]

/** The rounds of a building by its place among the buildings of the world. */
export const listDemoRounds = (nth: number): readonly DemoRound[] => [...usual, ...more.slice(nth % more.length, (nth % more.length) + 1)]
