import { Skeleton } from '@mantine/core'
import { useEffect, useState } from 'react'
import type { Input } from '../../../../core/call.ts'
import { useCall } from '../../../../ui/calls.ts'
import { UploadField } from '../../../../ui/form/fields.tsx'
import { EditableSection, FormPage } from '../../../../ui/form/shells.tsx'
import { useCallForm } from '../../../../ui/form/useCallForm.ts'
import { LoadFailed } from '../../../../ui/kit/LoadFailed.tsx'
import { Page } from '../../../../ui/kit/Page.tsx'
import { NoPermission } from '../../../../ui/pages.tsx'
import { href, useBack, useGo } from '../../../../ui/route.ts'
import { rememberChoices, useSession } from '../../../../ui/session.ts'
import { useWords } from '../../../../ui/words.tsx'
import { buckets } from '../../../base/files/buckets.ts'
import { CreateGroup, EditGroup, GetGroup, GetGroups, GetInvitation } from '../contract.ts'
import type { Group } from '../model.ts'
import { accountInfo, adminSearch } from '../routes.ts'
import { newGroup, profileOf } from '../rules.ts'
import { words } from '../words.ts'
import { GroupFields } from './GroupFields.tsx'
import { NewLogo } from './NewLogo.tsx'
import { useNames } from './useNames.ts'

/** `/accountCreate` makes an account, `/accountCreate/{groupId}` shows the profile of one, to edit. */
export const Screen = ({ params: { groupId } }: { params: { groupId?: string } }) => {
  const { can } = useSession()
  if (groupId) return <EditPage gId={groupId} />
  return can('ManageGroups') ? <CreatePage /> : <NoPermission />
}

const CreatePage = () => {
  const t = useWords(words)
  const back = useBack()
  const [made, setMade] = useState<{ id: string; name: string } | null>(null)
  const form = useCallForm(CreateGroup, {
    initial: { Group: newGroup(), Logo: null },
    done: 'Successfully saved',
    refresh: [GetGroups],
    onSaved: ({ acId }, input) => setMade({ id: acId, name: input.Group.GroupName.en }),
  })
  useLeave(made)
  return (
    <Page
      narrow
      title={t('createAccount')}
      lead={t('createLead')}
      crumbs={[{ label: t('search'), to: href(adminSearch) }, { label: t('createAccount') }]}
    >
      <FormPage form={form} submit={t('createAccount')} onCancel={() => back(adminSearch)}>
        <GroupFields form={form} isNew logo={<NewLogo form={form} />} />
      </FormPage>
    </Page>
  )
}

// To the new account's profile, where its invitation is followed. In an effect: by then the form is saved, and does not ask before leaving.
const useLeave = (made: { id: string; name: string } | null) => {
  const go = useGo()
  useEffect(() => {
    if (!made) return
    rememberChoices({ groups: [made] })
    go(accountInfo, null, { gId: made.id })
  }, [made, go])
}

const EditPage = ({ gId }: { gId: string }) => {
  const t = useWords(words)
  const nameOf = useNames()
  const query = useCall(GetGroup, { gId }, { load: 'always', quiet: true })
  const { data: group, isError } = query
  const crumbs = [{ label: t('accountInfo'), to: href(accountInfo) }, { label: t('editAccount') }]
  return (
    <Page narrow title={group ? nameOf(group.GroupName) : t('accountInfo')} lead={t('editLead')} crumbs={crumbs}>
      {group ? <Edit group={group} /> : isError ? <LoadFailed query={query} missing={t('profileFailed')} /> : <Waiting />}
    </Page>
  )
}

type EditForm = Input<typeof EditGroup>

const Edit = ({ group }: { group: Group }) => {
  const t = useWords(words)
  const { chooseGroup } = useSession()
  const { acId, Version } = group
  const form = useCallForm(EditGroup, {
    initial: { GroupId: acId, Version, Group: profileOf(group) } satisfies EditForm,
    done: 'Successfully saved',
    refresh: [GetGroup, GetGroups, GetInvitation],
    reads: [GetGroup],
    onSaved: (_reply, { Group: { GroupName, LogoFilename = null } }) => {
      const known = { id: acId, name: GroupName.en, logo: LogoFilename }
      rememberChoices({ groups: [known] })
      chooseGroup(acId, known)
    },
  })
  const { accept, largest } = buckets.AccountLogo
  const logo = <UploadField of={form} name="Group.LogoFilename" label={t('logo')} bucket="AccountLogo" accept={accept} largest={largest} />
  return (
    <EditableSection title={t('profile')} form={form}>
      <GroupFields form={form} isNew={false} logo={logo} acId={acId} />
    </EditableSection>
  )
}

const Waiting = () => (
  <div aria-busy="true">
    <Skeleton h={520} radius="md" />
  </div>
)
