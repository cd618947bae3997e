import { useMantineColorScheme } from '@mantine/core'

export type ThemeChoice = 'light' | 'dark' | 'system'

/** The chosen theme and how to choose another: `const [theme, choose] = useThemeChoice()`. Light unless chosen; kept in the browser. */
export const useThemeChoice = (): [ThemeChoice, (theme: ThemeChoice) => void] => {
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return [colorScheme === 'auto' ? 'system' : colorScheme, theme => setColorScheme(theme === 'system' ? 'auto' : theme)]
}
