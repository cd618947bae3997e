/** An export, restore or deletion of an account that cannot be: its message is plain words for whoever asked. Nothing half done is left behind. */
export class AccountRefused extends Error {}
