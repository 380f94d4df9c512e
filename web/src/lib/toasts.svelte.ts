/** Toasts: short messages at the edge of the page. */

/** One message. */
export interface Toast {
  id: number;
  text: string;
  bad: boolean;
  passing: boolean; // goes by itself soon and can't be clicked: clicks reach what is under it
  action?: { label: string; act: () => void };
}

class Toasts {
  shown = $state<Toast[]>([]);
  private next = 1;

  add(text: string, more: { bad?: boolean; action?: Toast["action"]; stay?: boolean } = {}): void {
    if (this.shown.some((toast) => toast.text === text)) return; // already shown
    const id = this.next++;
    const { bad = false, stay = false, action } = more;
    this.shown.push({ id, text, bad, passing: !bad && !stay && !action, action });
    if (!stay) setTimeout(() => this.drop(id), bad ? 9000 : 5000);
  }

  drop(id: number): void {
    this.shown = this.shown.filter((toast) => toast.id !== id);
  }
}

export const toasts = new Toasts();
