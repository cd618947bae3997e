import type { ExportManifest } from './exportManifest.ts'

/** What whoever opens an export reads first. */
export const readMe = (of: ExportManifest, code: string): string =>
  [
    `Account "${of.GroupName}" (${of.GroupId}), exported from Lintel ${of.Product} by ${of.ExportedBy}, ${of.ExportedDate}.`,
    '',
    `Confirmation code: ${code}`,
    'Whoever deletes the account for good types this code, which shows that the export is in their hands.',
    '',
    'data/       every row of the account, one JSON object a line, a file a table: this is what is restored',
    'tables/     the same rows as CSV, for spreadsheets',
    'files/      the uploaded files by their id; manifest.json says their names ("FileNames")',
    'manifest.json   versions, rows by table, what is left out and why, and the SHA-256 of every file',
    '',
    of.Secrets
      ? 'Wi-Fi passwords and PINs are in it, sealed under the passphrase that was given; without it they cannot be read.'
      : `Wi-Fi passwords and PINs are not in it (${of.SecretsLeftOut} were left out): no passphrase was given.`,
    ...(of.MissingFiles.length > 0
      ? [`${of.MissingFiles.length} uploaded files were missing in the file store; the manifest names them.`]
      : []),
    '',
    'To restore it into another Lintel, on the machine of that one:  npm run account -- restore <this file>',
    '',
  ].join('\r\n')
