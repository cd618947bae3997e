import { ImportList } from '../../../base/importing/screens/ImportList.tsx'
import { codePages } from './codePages.ts'

/** `/importQRCode`: files of QR codes. */
export const Screen = () => <ImportList of={codePages} />
