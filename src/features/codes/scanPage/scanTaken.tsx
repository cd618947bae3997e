type TakenHoursProps = {
  /** The name of the input that has the day. */
  field: string
  /** What says which hours of a day are taken: the script asks it when the day is chosen, and puts this below the day. */
  path: string
  /** Of the day that stands there already. */
  text?: string
}

/** Which hours of a room are taken on the chosen day. Without a script the answer to a time that is taken lists them. */
export const TakenHours = ({ field, path, text = '' }: TakenHoursProps) => (
  <p className="taken" role="status" data-taken={path} data-day={field}>
    {text}
  </p>
)
