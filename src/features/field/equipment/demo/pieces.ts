import type { EquipmentFacts } from '../model.ts'

/** A room of the demo world: its name and floor. */
export type DemoSpace = readonly [name: string, floor: string]
export const demoSpaces = {
  plant: ['Chiller plant', 'B2'],
  boiler: ['Boiler room', 'B2'],
  electrical: ['Main electrical room', 'B1'],
  fire: ['Fire pump room', 'B1'],
  roof: ['Mechanical penthouse', 'Roof'],
  lobby: ['Lobby', '1'],
  dock: ['Loading dock', '1'],
} as const satisfies Record<string, DemoSpace>
export type DemoSpaceName = keyof typeof demoSpaces

/** A piece as the demo world has it; `gaps` are facts that nobody has entered yet, `years` those until it expires. */
export type DemoPiece = {
  name: string
  at: DemoSpaceName
  Type: EquipmentFacts['Type']
  facts?: Partial<EquipmentFacts>
  years?: number
}

const piece = (
  name: string,
  at: DemoSpaceName,
  Type: EquipmentFacts['Type'],
  facts: Partial<EquipmentFacts> = {},
  years?: number,
): DemoPiece => ({
  name,
  at,
  Type,
  facts,
  ...(years !== undefined && { years }),
})
const by = (Manufacturer: string, ManufacturerPartNumber: string, more: Partial<EquipmentFacts> = {}): Partial<EquipmentFacts> => ({
  Manufacturer,
  ManufacturerPartNumber,
  ...more,
})
const range = (ToleranceMin: number, ToleranceMax: number) => ({ ToleranceMin, ToleranceMax })
const place = (name: string, at: DemoSpaceName, Type: EquipmentFacts['Type']): DemoPiece => piece(name, at, Type, { StopType: 'Location' })

/** What every building has. */
const common: readonly DemoPiece[] = [
  piece('Fire alarm panel', 'lobby', 'FireAlarmPanel', by('Notifier', 'NFS2-3030'), 4),
  piece('AED, lobby', 'lobby', 'AED', by('ZOLL', 'AED Plus 8000'), 1),
  piece('Extinguisher 1-A', 'lobby', 'FireExtinguisher', by('Amerex', 'B500', { ExtinguisherType: 'ABC, 5 lb' }), 1),
  piece('Extinguisher 1-B', 'dock', 'FireExtinguisher', by('Amerex', 'B456', { ExtinguisherType: 'ABC, 10 lb' }), 0),
  piece('Extinguisher electrical room', 'electrical', 'FireExtinguisher', by('Ansul', 'CD05', { ExtinguisherType: 'CO2, 5 lb' }), 2),
  piece('Main switchboard', 'electrical', 'ElectricalPanel', by('Square D', 'QED-2')),
  piece('Transfer switch ATS-1', 'electrical', 'TransferSwitch', by('ASCO', '7000')),
  piece('Backflow preventer', 'fire', 'Backflow', by('Watts', '909RPDA', range(60, 85)), 1),
  place('Roof access', 'roof', 'Roof'),
  place('Dock 1', 'dock', 'LoadingDock'),
  place('Stair A, level 1', 'lobby', 'Stairwell'),
]

/** What a tall building with a central plant has besides. */
const tower: readonly DemoPiece[] = [
  piece('Chiller CH-1', 'plant', 'Chiller', by('Carrier', '23XRV', { MechanicalSystem: 'Chilled water', ...range(42, 46) }), 9),
  piece('Chiller CH-2', 'plant', 'Chiller', by('Carrier', '23XRV', { MechanicalSystem: 'Chilled water', ...range(42, 46) }), 9),
  piece('Chilled water pump P-1', 'plant', 'Pump', by('Bell & Gossett', 'e-1510', { MechanicalSystem: 'Chilled water', ...range(35, 55) })),
  piece('Chilled water pump P-2', 'plant', 'Pump', { Manufacturer: 'Bell & Gossett', MechanicalSystem: 'Chilled water' }),
  piece('Cooling tower CT-1', 'roof', 'CoolingTower', by('BAC', 'S3E-1222', { MechanicalSystem: 'Condenser water', ...range(75, 88) })),
  piece('Cooling tower CT-2', 'roof', 'CoolingTower', { Manufacturer: 'BAC', MechanicalSystem: 'Condenser water' }),
  piece('Boiler B-1', 'boiler', 'Boiler', by('Cleaver-Brooks', 'ClearFire-C', { MechanicalSystem: 'Hot water', ...range(140, 180) }), 3),
  piece('Boiler B-2', 'boiler', 'Boiler', { MechanicalSystem: 'Hot water' }),
  piece('Air handler AHU-1', 'roof', 'AirHandlingUnit', by('Trane', 'CSAA', { MechanicalSystem: 'Supply air', ...range(55, 62) })),
  piece('Air handler AHU-2', 'roof', 'AirHandlingUnit', by('Trane', 'CSAA', { MechanicalSystem: 'Supply air' })),
  piece('Fire pump FP-1', 'fire', 'FirePump', by('Peerless', '6AEF14', range(110, 150)), 1),
  piece('Emergency generator G-1', 'dock', 'Generator', by('Caterpillar', 'C18', { IsLadder: false, ...range(450, 500) })),
  piece('Passenger elevator 1', 'lobby', 'Elevator', by('Otis', 'Gen2'), 1),
  piece('Passenger elevator 2', 'lobby', 'Elevator', by('Otis', 'Gen2'), 1),
  piece('Exhaust fan EF-3', 'roof', 'ExhaustFan', { Manufacturer: 'Greenheck', IsLadder: true }),
]

/** What a low building with rooftop units has besides. */
const low: readonly DemoPiece[] = [
  piece('Rooftop unit RTU-1', 'roof', 'RooftopUnit', by('Lennox', 'Energence LGH120', { IsLadder: true, ...range(52, 62) }), 6),
  piece('Rooftop unit RTU-2', 'roof', 'RooftopUnit', by('Lennox', 'Energence LGH120', { IsLadder: true }), 6),
  piece('Rooftop unit RTU-3', 'roof', 'RooftopUnit', { Manufacturer: 'York', IsLadder: true }),
  piece('Water heater WH-1', 'boiler', 'WaterHeater', by('A. O. Smith', 'BTH-300', range(120, 140)), 2),
  piece('Automatic door, entrance', 'lobby', 'AutomaticDoor', by('Stanley', 'Dura-Glide 3000')),
  piece('Sump pump SP-1', 'dock', 'SumpPump', { Manufacturer: 'Zoeller' }),
]

/** The pieces of a building by its type. */
export const piecesOf = (buildingType: string): readonly DemoPiece[] => [
  ...common,
  ...(['Office', 'Medical', 'Residential'].includes(buildingType) ? tower : low),
]
