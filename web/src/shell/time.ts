// Spans of time in figures: 4:05, 1:02:00; from one day on, only days.
import { t } from "../texts";

export function timeLeft(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  if (whole >= 86_400) return t("page-days", { count: Math.floor(whole / 86_400) });
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const two = (number: number) => String(number).padStart(2, "0");
  return hours ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
