const kind = 'application/x-lintel-code'

/** The code that is dragged onto a plan, in what the browser carries. */
export const codeInDrag = {
  put: (transfer: DataTransfer, QrCodeId: string): void => {
    transfer.effectAllowed = 'move'
    transfer.setData(kind, QrCodeId)
    transfer.setData('text/plain', QrCodeId)
  },
  isIn: (transfer: DataTransfer): boolean => transfer.types.includes(kind),
  take: (transfer: DataTransfer): string => transfer.getData(kind),
}
