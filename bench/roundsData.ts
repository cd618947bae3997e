import { sqlId } from './ids.ts'

type RoundAmount = { buildings: number; codes: number }
const types = `(array['Engineering', 'PreventativeMaintenance', 'Cleaning', 'SecurityPatrol'])`
const stopTypes = `(array['Pump', 'Chiller', 'AirHandlingUnit', 'FireExtinguisher', 'Boiler'])`
/** Rounds of the account, and stops of each. */
const [rounds, stops] = [10_000, 5] as const

/** Rounds with the first codes of their buildings as their own, five stops each, and four weeks of dues. */
export const roundsFills = ({ buildings, codes }: RoundAmount): string[] => [
  `insert into field_round (group_id, id, building_id, qr_code_id, round_type, qr_name, name_key, frequency, times, period, installation_note,
      equipment_name, stop_count, search_text)
    select c.group_id, ${sqlId(6, 'n')}, c.building_id, c.id, ${types}[1 + n % 4], 'Round ' || n, 'round ' || n, 'Recurring', 1, 'Week',
      'Note ' || n, 'Unit ' || n || ', Unit ' || n + 1, ${stops}, 'round ' || n || ' unit ' || n
    from generate_series(0, ${rounds - 1}) n join qr_code c on c.group_id = ${sqlId(1, '0')} and c.id = ${sqlId(3, `n * ${Math.floor(codes / rounds)}`)}`,
  `insert into field_round_stop (group_id, round_id, stop_id, building_id, position, qr_code_id, stop_type, equipment_type, mechanical_space_id)
    select r.group_id, r.id, uuidv7(), r.building_id, s, null, 'Equipment', ${stopTypes}[1 + s], ${sqlId(5, `s + (${buildings} - 1)`)}
    from field_round r, generate_series(0, ${stops - 1}) s`,
  `insert into field_round_due (group_id, round_id, building_id, period_start, index, starts, ends)
    select r.group_id, r.id, r.building_id, current_date + 7 * w, 0, now() + make_interval(weeks => w), now() + make_interval(weeks => w + 1)
    from field_round r, generate_series(-2, 4) w`,
]
