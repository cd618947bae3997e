import type { TextData } from '../../../core/charts/partData.ts'

/** The sentences of a text, and its lists. */
export const Paragraphs = ({ data }: { data: TextData }) =>
  data.paragraphs.map((one, at) =>
    typeof one === 'string' ? (
      <p key={at}>{one}</p>
    ) : (
      <ul key={at}>
        {one.map(point => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    ),
  )
