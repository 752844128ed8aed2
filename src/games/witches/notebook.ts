export interface Notebook {
  readonly type: 'notebook';
}
export interface NotesCheck {
  readonly type: 'check';
}
