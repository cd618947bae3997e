import { PasswordField, SelectField, SwitchField, TextField, UrlField } from '../../../../../ui/form/fields.tsx'
import { useWords } from '../../../../../ui/words.tsx'
import { formIn, type PanelProps } from '../../screens/panelForm.ts'
import { type NetworkType, networkLabels, networkTypes, type WifiForm, withNetworkType } from './definition.ts'
import { words } from './words.ts'

/** The network that a Wi-Fi code joins, or the page that it opens instead. */
export const Panel = ({ form }: PanelProps) => {
  const t = useWords(words)
  const { values, at, change } = formIn<WifiForm>(form)
  const open = values.NetworkType === 'nopass'
  return (
    <>
      {!values.AlternateEnable && (
        <>
          <TextField of={form} name={at('SSID')} label={t('SSID')} help={t('SSIDHelp')} maxLength={32} required />
          <SelectField
            of={form}
            name={at('NetworkType')}
            label={t('NetworkType')}
            options={networkTypes.map(value => ({ value, label: networkLabels[value] }))}
            onPick={type => isNetworkType(type) && change(before => withNetworkType(before, type))}
            required
          />
          <PasswordField
            of={form}
            name={at('Password')}
            label={t('Password')}
            help={t('PasswordHelp')}
            maxLength={63}
            autoComplete="off"
            disabled={open}
            required={!open}
          />
        </>
      )}
      <SwitchField of={form} name={at('AlternateEnable')} label={t('AlternateEnable')} />
      {values.AlternateEnable && <UrlField of={form} name={at('ExternalUrl')} label={t('ExternalUrl')} maxLength={2000} required />}
    </>
  )
}

const isNetworkType = (type: string | null): type is NetworkType => networkTypes.some(one => one === type)
