import { EquipmentQuestion, readQuestions } from '../src/features/field/equipment/questions.ts'
import { sqlId } from './ids.ts'

/** Rounds that are walked, of five stops each; questions with a reading at each stop; people who walk. */
export const [walkedRounds, stops, questions, walkers] = [2000, 5, 20, 100] as const

/** The questions of a stop: readings with a range that is in order. */
export const readingsOfStop = Array.from({ length: questions }, (_, i) => ({
  Code: `Q${String(i + 1).padStart(3, '0')}`,
  QuestionType: 'Number' as const,
  Question: { en: `Reading ${i + 1}` },
  ErrorReporting: true,
  ErrorRule: 'OutsideRange' as const,
  ToleranceMin: 2,
  ToleranceMax: 6,
}))
const fields = JSON.stringify(readQuestions(readingsOfStop.map(one => EquipmentQuestion.parse(one)))).replaceAll("'", "''")
/** The moment of walk `k` of all: they are spread evenly over a year, the oldest first. */
const momentOf = (walks: number) => `date_trunc('minute', now()) - make_interval(mins => (525600 - ${525_600 / walks} * k)::int)`

/** A year of complete walks of the first rounds, each with a date that it has closed, and twenty readings at each of its stops. */
export const walksFills = (walks: number): string[] => [
  `insert into app_user (id, email, full_name) select ${sqlId(4, 'n')}, 'bench' || n || '@bench.example', 'Engineer ' || n from generate_series(1, ${walkers}) n`,
  `insert into member (group_id, user_id, member_role_in_group) select ${sqlId(1, '0')}, ${sqlId(4, 'n')}, 'Admin' from generate_series(1, ${walkers}) n`,
  `insert into field_round_version (group_id, round_id, number, building_id, settings, stops)
    select group_id, id, 1, building_id, '{"EstimatedTime": 30}', '[]' from field_round`,
  `insert into form_version (group_id, id, form_id, number, sum, fields) values (${sqlId(1, '0')}, ${sqlId(10, '0')}, ${sqlId(6, '0')}, 1, 'bench', '${fields}')`,
  `create temp table walked as select k, ${sqlId(7, 'k')} as id, ${sqlId(6, `k % ${walkedRounds}`)} as round_id, r.building_id, r.round_type, r.qr_name,
      ${momentOf(walks)} as at, 1 + k % ${walkers} as walker
    from generate_series(0, ${walks - 1}) k join field_round r on r.group_id = ${sqlId(1, '0')} and r.id = ${sqlId(6, `k % ${walkedRounds}`)}`,
  `insert into inspection (group_id, id, building_id, round_id, number, round_name, round_type, device_id, user_id, engineer_name, signed_in, state,
      start_date, submit_date, complete_date, chain, total_stop_number, stops_done, stops_error_number, measurement_number, geo_asked, geo_in)
    select ${sqlId(1, '0')}, id, building_id, round_id, 1, qr_name, round_type, ${sqlId(4, 'walker')}, ${sqlId(4, 'walker')}, 'Engineer ' || walker, true, 'Complete',
      at, at + interval '25 minutes', at + interval '26 minutes', '', ${stops}, ${stops}, k % 3, ${stops * questions}, ${stops}, ${stops} - k % 2
    from walked order by k`,
  `insert into field_round_due (group_id, round_id, building_id, period_start, index, starts, ends, closed, closed_date)
    select ${sqlId(1, '0')}, round_id, building_id, at::date, 1000 + k / ${walkedRounds}, at - interval '1 hour', at + interval '1 day', 'Completed', at + interval '26 minutes'
    from walked where k % 20 > 0 order by k`,
  `create temp table visited as select w.*, s, ${sqlId(8, `k * ${stops} + s`)} as stop_id, ${sqlId(9, `k * ${stops} + s`)} as submission_id, e.id as subject_id, e.equipment_name
    from walked w cross join generate_series(0, ${stops - 1}) s
      join equipment e on e.group_id = ${sqlId(1, '0')} and e.sign_id = 10001 + (k % ${walkedRounds}) * ${stops} + s`,
  `insert into form_submission (group_id, id, created_date, form_id, form_version_id, subject_id, building_id)
    select ${sqlId(1, '0')}, submission_id, at, round_id, ${sqlId(10, '0')}, subject_id, building_id from visited order by k, s`,
  `insert into inspection_stop (group_id, id, building_id, inspection_id, stop_id, position, equipment_name, state, proven, measurements, submission_id, done_date)
    select ${sqlId(1, '0')}, stop_id, building_id, id, stop_id, s, equipment_name, 'Done', true, ${questions}, submission_id, at from visited order by k, s`,
  `insert into form_answer (group_id, submission_id, code, field_key, subject_id, building_id, at, num, failed)
    select ${sqlId(1, '0')}, submission_id, 'Q' || lpad(q::text, 3, '0'), 'reading ' || q, subject_id, building_id, at, 3 + (k * 7 + q) % 30 / 10.0, (k + q) % 200 = 0
    from visited cross join generate_series(1, ${questions}) q order by k, s, q`,
]
