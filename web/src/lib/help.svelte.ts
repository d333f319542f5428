/** The help panel: what it is about, and whether it is open. */

/** What is shown in it. */
export type Subject = 'rules' | 'keys';

class Help {
  /** The rules of the table that is shown: names of files, the most special first. Nothing elsewhere. */
  titles = $state.raw<readonly string[]>([]);
  subject = $state<Subject>();
  /** The rule that is looked for. */
  rule = $state('');

  open(subject: Subject, rule = ''): void {
    this.subject = subject;
    this.rule = rule;
  }

  close(): void {
    this.subject = undefined;
  }
}

export const help = new Help();
