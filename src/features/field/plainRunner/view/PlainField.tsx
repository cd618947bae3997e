import type { ReactNode } from 'react'

/** The ARIA attributes of an input whose problem stands below it. */
export const describePlain = (id: string, problem: string | undefined) => ({
  id,
  'aria-describedby': `${id}-problem`,
  'aria-invalid': problem !== undefined || undefined,
})

/** An input of these pages that is no field of a form kit, with its label and its problem. */
export const PlainField = ({
  id,
  label,
  problem,
  children,
}: {
  id: string
  label: string
  problem?: string | undefined
  children: ReactNode
}) => (
  <div className="field">
    <label htmlFor={id}>{label}</label>
    {children}
    <p id={`${id}-problem`} className="problem">
      {problem}
    </p>
  </div>
)
