// The sprite sheet of herbs and signs, by build.ts.

declare module 'virtual:sprites/witches' {
  const sheets: readonly { readonly url: string }[];
  export default sheets;
}
