import type { NewPrintSetting } from '../../signs/printing/insert.server.ts'
import { listPrintOptions } from '../../signs/printing/options.ts'
import type { RoundStop } from './model.ts'

type PrintFields = Pick<RoundStop, 'Quantity' | 'Material' | 'Size' | 'Orientation' | 'Color' | 'PrintTemplate' | 'FileFormat'>

/** How a new code is printed as a round says it; what the round leaves open is as best practice has it. Without a quantity nothing is kept. */
export const readPrint = (fields: PrintFields, code: { QrCodeId: string | undefined; QrType: string }): NewPrintSetting[] => {
  const [best] = listPrintOptions({ QrType: code.QrType, Location: '' })
  if (!best || !code.QrCodeId || !(Number(fields.Quantity) > 0)) return []
  return [
    {
      QrCodeId: code.QrCodeId,
      Quantity: Number(fields.Quantity),
      State: 'To print',
      FileFormat: fields.FileFormat || 'pdf',
      Material: fields.Material || best.Material,
      Size: fields.Size || best.Size,
      Orientation: fields.Orientation || best.Orientation,
      Color: fields.Color || best.Color,
      PrintTemplate: fields.PrintTemplate || best.PrintTemplate,
    },
  ]
}
