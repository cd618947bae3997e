import { Problem } from '../../scanPage/AnswerForm.tsx'
import type { ReceiptBooking } from '../../scanPage/model.ts'
import { TakenHours } from '../../scanPage/scanTaken.tsx'
import type { ScanWords } from '../../scanPage/words.ts'

type Props = { booking: ReceiptBooking; words: ScanWords }

/** What the visitor can do with a booking: other hours, or none. Two forms that a browser sends alone; each is opened first. */
export const BookingForms = ({ booking: { action, hours, problems }, words }: Props) => (
  <section className="booking">
    {problems[''] && (
      <p className="problem" role="alert">
        {problems['']}
      </p>
    )}
    {hours && <MoveForm action={action} hours={hours} problems={problems} words={words} />}
    <details>
      <summary>{words.bookingCancel}</summary>
      <form method="post" action={action}>
        <p>{words.bookingCancelAsk}</p>
        <button type="submit" name="Do" value="cancel" className="button plain">
          {words.bookingCancelSend}
        </button>
      </form>
    </details>
  </section>
)

type MoveProps = { words: ScanWords; hours: NonNullable<ReceiptBooking['hours']> } & Pick<ReceiptBooking, 'action' | 'problems'>

const MoveForm = ({ action, hours: { Day, Start, End, taken, takenAt }, problems, words }: MoveProps) => (
  <details open={Boolean(problems.Day || problems.Hours)}>
    <summary>{words.bookingMove}</summary>
    <form method="post" action={action} autoComplete="off">
      <div className="field">
        <label htmlFor="Day">{words.bookingDayLabel}</label>
        <input
          id="Day"
          type="date"
          name="Day"
          required
          defaultValue={Day}
          aria-describedby="Day-problem"
          aria-invalid={problems.Day ? true : undefined}
        />
        <Problem problems={problems} name="Day" />
      </div>
      <TakenHours field="Day" path={takenAt} text={taken} />
      <div className="field">
        <div className="range">
          <label>
            {words.bookingStart} <input type="time" name="Start" required defaultValue={Start} aria-describedby="Hours-problem" />
          </label>
          <label>
            {words.bookingEnd} <input type="time" name="End" required defaultValue={End} aria-describedby="Hours-problem" />
          </label>
        </div>
        <Problem problems={problems} name="Hours" />
      </div>
      <button type="submit" name="Do" value="move" className="button">
        {words.bookingMoveSend}
      </button>
    </form>
  </details>
)
