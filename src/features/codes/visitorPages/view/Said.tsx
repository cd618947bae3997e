import type { ReactNode } from 'react'
import { drawings } from '../../../../ui/kit/drawings.tsx'

type SaidProps = { drawing: keyof typeof drawings; title: string; text: string; done?: boolean; children?: ReactNode }

/** A page of a few words below a drawing. */
export const MessagePage = ({ drawing, title, text, done, children }: SaidProps) => (
  <div className="said" data-done={done ? '' : undefined}>
    <svg viewBox="0 0 168 120" width="168" height="120" aria-hidden="true">
      {drawings[drawing]}
    </svg>
    <h1>{title}</h1>
    <p>{text}</p>
    {children}
  </div>
)
