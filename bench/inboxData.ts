import { sqlId } from './ids.ts'

const account = sqlId(1, '0')
const oneOf = (values: readonly string[], n: string) =>
  `(array[${values.map(value => `'${value}'`).join(', ')}])[1 + ${n} % ${values.length}]`
const said = [
  'The tap in the kitchen drips all day',
  'Elevator two stops between floors',
  'It is far too cold at the windows',
  'The door to the garage does not close',
  'Light in the corridor flickers',
  'Please bring a second chair to the lobby',
  'Water on the floor of the restroom',
  'The fan makes a noise like a train',
]
/** Work of the last days is open, what is older is done: as in an account that handles what it gets. */
const openOf = { fresh: 1000, seen: 3000, begun: 8000 }

/** What visitors sent to one account over years: so many requests and as many answers of feedback, the newest first by `n`. */
export const inboxFills = ({ sent, buildings, codes }: { sent: number; buildings: number; codes: number }): string[] => [
  `insert into contact (group_id, id, building_id, full_name, role, phone, email, permission_set, user_id)
    select ${account}, ${sqlId(6, 'n')}, ${sqlId(2, 'n')}, jsonb_build_object('en', 'Engineer ' || n), 'ChiefEngineer', '16175550100', 'engineer' || n || '@bench.example',
      '{"Contacts":false,"Marketing":false,"Reporting":false}', case when n = 0 then ${sqlId(4, '0')} end from generate_series(0, ${buildings - 1}) n`,
  `insert into visitor_request (group_id, id, building_id, qr_code_id, item_id, functionality_type, number, status, urgency, assignee_id, submission_id, language,
      name, email, unit, request_type, detail, created_date, modified_date, due_date, done_date)
    select ${account}, ${sqlId(7, 'n')}, ${sqlId(2, `n % ${buildings}`)}, ${sqlId(3, `n % ${codes}`)}, ${sqlId(3, `n % ${codes}`)},
      ${oneOf(['Maintenance', 'Maintenance', 'Support', 'LeadCapture', 'CommentCard'], 'n')}, ${1000 + sent} - n,
      case when n < ${openOf.fresh} then 'New' when n < ${openOf.seen} then 'Seen' when n < ${openOf.begun} then 'InProgress' when n % 20 = 0 then 'Cancelled' else 'Done' end,
      case when n % 9 = 0 then 'High' when n % 3 = 0 then 'Low' else 'Medium' end,
      case when n >= ${openOf.seen} then ${sqlId(6, `n % ${buildings}`)} end, ${sqlId(8, 'n')}, 'en',
      'Visitor ' || n, 'visitor' || n || '@tenants.example', (n % 40) || 'B', ${oneOf(['Plumbing', 'HVAC', 'Electrical'], 'n')}, ${oneOf(said, '(n * 7)')} || ' in room ' || n % 5000,
      now() - make_interval(mins => n), now() - make_interval(mins => n), now() - make_interval(mins => n) + interval '48 hours',
      case when n >= ${openOf.begun} then now() - make_interval(mins => n) + interval '9 hours' end
    from generate_series(0, ${sent - 1}) n`,
  `insert into feedback (group_id, id, building_id, qr_code_id, qr_type, entity_type, submit_date, score, text, terms, status, assignee_id)
    select ${account}, ${sqlId(9, 'n')}, ${sqlId(2, `n % ${buildings}`)}, ${sqlId(3, `n % ${codes}`)}, 'Feedback', ${oneOf(['Lobby', 'Restroom', 'Elevator', 'Parking'], 'n')},
      now() - make_interval(mins => n), 1 + (n * 7) % 5, case when n % 2 = 0 then ${oneOf(said, '(n / 2)')} || ' ' || n end, case when n % 2 = 0 then array[]::text[] end,
      case when n < ${openOf.fresh} then 'New' when n < ${openOf.seen} then 'Seen' when n < ${openOf.begun} then 'InHand' else 'Done' end,
      case when n between ${openOf.seen} and ${openOf.begun * 4} then ${sqlId(6, `n % ${buildings}`)} end
    from generate_series(0, ${sent - 1}) n`,
]
