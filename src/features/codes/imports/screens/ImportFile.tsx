import { ImportFile } from '../../../base/importing/screens/ImportFile.tsx'
import { codePages } from './codePages.ts'

/** `/importQRCode/{importId}`: one file of QR codes. */
export const Screen = ({ params }: { params: { importId: string } }) => <ImportFile of={codePages} importId={params.importId} />
