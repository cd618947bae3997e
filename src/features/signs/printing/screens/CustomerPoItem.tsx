import { Menu } from '@mantine/core'
import { IconFileInvoice } from '@tabler/icons-react'
import { callOnce } from '../../../../ui/calls.ts'
import { ask } from '../../../../ui/dialogs.tsx'
import { useGroupId, useSession } from '../../../../ui/session.ts'
import { toast } from '../../../../ui/toasts.ts'
import { openFile } from '../../../../ui/viewers/openFile.tsx'
import { useWords } from '../../../../ui/words.tsx'
import { MakeCustomerPO } from '../contract.ts'
import { words } from '../words.ts'

/** In an Actions menu: asks for the purchase order of the customer, and shows the order of the building's signs of a type for it. */
export const CustomerPoItem = ({ QrType }: { QrType: string }) => {
  const t = useWords(words)
  const GroupId = useGroupId()
  const { bId } = useSession()
  const start = async () => {
    if (!bId) {
      toast.error(t('order.noBuilding'))
      return
    }
    const CustomerPO = await ask({
      title: t('order.item'),
      label: t('order.number'),
      yes: t('order.make'),
      maxLength: 40,
      check: text => (text.trim() ? null : 'Required'),
    })
    if (CustomerPO === null) return
    try {
      const { UploadUrl } = await callOnce(MakeCustomerPO, { GroupId, BuildingId: bId, CustomerPO, QrType })
      openFile({ Name: `PO ${CustomerPO.trim()}.pdf`, Link: UploadUrl })
    } catch (error) {
      toast.error(error)
    }
  }
  return (
    <Menu.Item leftSection={<IconFileInvoice size={16} aria-hidden />} onClick={() => void start()}>
      {t('order.item')}
    </Menu.Item>
  )
}
