import { fieldTextIn } from '../fieldType.ts'
import type { ScanControl } from '../scanParts.tsx'

export const TermsScan: ScanControl = ({ field: { File, Text }, language }) =>
  File ? (
    <p className="field">
      <a href={File.Link} rel="noopener">
        {fieldTextIn(Text, language)}
      </a>
    </p>
  ) : null
