import { sqlId } from './ids.ts'

type EquipmentAmount = { buildings: number; codes: number }
const systems = `(array['Chilled water', 'Hot water', 'Air', 'Fire protection', 'Power'])`
const types = `(array['Pump', 'Chiller', 'AirHandlingUnit', 'FireExtinguisher', 'ElectricalPanel', 'Boiler', 'Generator', 'Elevator'])`
const makers = `(array['Carrier', 'Trane', 'Otis', 'Grundfos', 'Siemens', 'Kidde'])`
const spacesOfBuilding = 20

/** Each code is a piece of equipment; each building has 20 mechanical spaces. */
export const equipmentFills = ({ buildings, codes }: EquipmentAmount): string[] => [
  `insert into mechanical_space (group_id, id, building_id, space_name, name_key, floor)
    select ${sqlId(1, '0')}, ${sqlId(5, 'n')}, ${sqlId(2, `n / ${spacesOfBuilding}`)}, 'Room ' || n, 'room ' || n, (n % ${spacesOfBuilding})::text
    from generate_series(0, ${buildings * spacesOfBuilding - 1}) n`,
  `update qr_item set functionality_type = 'EquipmentInspection'`,
  `insert into equipment (group_id, building_id, qr_code_id, sign_id, equipment_name, location, floor, retired, stop_type, type, mechanical_space_id,
      mechanical_system, serial_no, manufacturer, created_date, search_text)
    select c.group_id, c.building_id, c.id, c.sign_id, 'Unit ' || n, c.location, c.floor, c.retired, 'Equipment', ${types}[1 + n % 8],
      ${sqlId(5, `n / ${codes / buildings} * ${spacesOfBuilding} + n % ${spacesOfBuilding}`)}, ${systems}[1 + n % 5], 'SN' || n * 7, ${makers}[1 + n % 6],
      now() - make_interval(mins => n), lower('Unit ' || n || ' ' || c.sign_id || ' SN' || n * 7 || ' ' || ${makers}[1 + n % 6])
    from qr_code c, lateral (select c.sign_id - 10001 as n) piece`,
]
