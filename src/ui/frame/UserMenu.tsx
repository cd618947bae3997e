import { Avatar, Button, Divider, Popover, SegmentedControl, Stack, Text, UnstyledButton } from '@mantine/core'
import { IconLogout, IconSettings } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { ownFile } from '../../core/ownFile.ts'
import { languageNames, languages } from '../../core/words.ts'
import { textIn } from '../language.ts'
import { AddressLink } from '../route.ts'
import { sessionPorts, signOut, useSession } from '../session.ts'
import { type ThemeChoice, useThemeChoice } from '../themeChoice.ts'
import { useLanguage, useWords } from '../words.tsx'
import type { UserEntry } from './featureFrame.ts'
import classes from './frame.module.css'
import { words } from './words.ts'

type UserMenuProps = { settings: { path: string } | undefined; entries?: readonly UserEntry[] | undefined }

/** Who is signed in; settings, what features offer, theme, language, Logout. Without a session: theme and language. */
export const UserMenu = ({ settings, entries = [] }: UserMenuProps) => {
  const t = useWords(words)
  const [language] = useLanguage()
  const { profile, gId } = useSession()
  const [opened, setOpened] = useState(false)
  const picture = profile?.UserPersonal?.Picture
  const name = profile?.UserPersonal?.FullName || profile?.UserName || ''
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      position="bottom-end"
      width={280}
      trapFocus
      returnFocus
      shadow="md"
      transitionProps={{ duration: 100 }}
    >
      <Popover.Target>
        <UnstyledButton className={classes.user} onClick={() => setOpened(!opened)}>
          <Avatar size={32} radius="xl" color="harbour" variant="filled" src={picture ? ownFile(picture) : null} alt="" aria-hidden>
            {name ? initials(name) : <IconSettings size={18} aria-hidden />}
          </Avatar>
          <span className="unseen">{name ? t('userMenu', { name }) : t('settings')}</span>
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown aria-label={name ? t('userMenu', { name }) : t('settings')}>
        <Stack gap="sm">
          {profile && (
            <div>
              <Text fw={600} truncate>
                {name}
              </Text>
              <Text size="sm" c="dimmed" truncate>
                {profile.UserName}
              </Text>
            </div>
          )}
          <Choices />
          {profile && (
            <>
              <Divider />
              <Stack gap={4}>
                {settings && (
                  <Entry icon={<IconSettings size={18} aria-hidden />} href={settings.path} onClick={() => setOpened(false)}>
                    {t('settings')}
                  </Entry>
                )}
                {gId &&
                  entries.map(({ order, label, icon: Icon, load }) => (
                    <Button
                      key={order}
                      variant="subtle"
                      color="gray"
                      justify="flex-start"
                      leftSection={<Icon size={18} aria-hidden />}
                      onClick={() => {
                        setOpened(false)
                        void load().then(act => act())
                      }}
                    >
                      {textIn(label, language)}
                    </Button>
                  ))}
                <Button
                  variant="subtle"
                  color="gray"
                  justify="flex-start"
                  leftSection={<IconLogout size={18} aria-hidden />}
                  onClick={() => void signOut()}
                >
                  {t('logout')}
                </Button>
              </Stack>
            </>
          )}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  )
}

const Entry = ({ icon, href, onClick, children }: { icon: ReactNode; href: string; onClick: () => void; children: ReactNode }) => (
  <Button component={AddressLink} href={href} variant="subtle" color="gray" justify="flex-start" leftSection={icon} onClick={onClick}>
    {children}
  </Button>
)

const Choices = () => {
  const t = useWords(words)
  const [theme, chooseTheme] = useThemeChoice()
  const [language, chooseLanguage] = useLanguage()
  const { profile } = useSession()
  const themes: ThemeChoice[] = ['light', 'dark', 'system']
  const pick = (Theme: ThemeChoice, Language: (typeof languages)[number]) => {
    chooseTheme(Theme)
    chooseLanguage(Language)
    if (profile)
      sessionPorts()
        .keepSettings?.({ Theme, Language })
        .catch(() => null) // this browser has kept them
  }
  return (
    <>
      <div>
        <Text size="xs" c="dimmed" mb={4} id="user-theme">
          {t('theme')}
        </Text>
        <SegmentedControl
          fullWidth
          size="xs"
          aria-labelledby="user-theme"
          data={themes.map(value => ({ value, label: t(value) }))}
          value={theme}
          onChange={value => pick(themes.find(each => each === value) ?? 'light', language)}
        />
      </div>
      <div>
        <Text size="xs" c="dimmed" mb={4} id="user-language">
          {t('language')}
        </Text>
        <SegmentedControl
          fullWidth
          size="xs"
          aria-labelledby="user-language"
          data={languages.map(value => ({ value, label: languageNames[value] }))}
          value={language}
          onChange={value => pick(theme, languages.find(each => each === value) ?? 'en')}
        />
      </div>
    </>
  )
}

/** The first letters of the first and the last name. */
const initials = (name: string): string => {
  const parts = name.split(/[\s@.]+/).filter(Boolean)
  return [parts[0], parts.length > 1 ? parts.at(-1) : '']
    .map(part => part?.[0] ?? '')
    .join('')
    .toUpperCase()
}
