//! The languages, and what each of them still lacks.

use crate::args::Languages;
use std::process::ExitCode;
use tharsis_words::{Language, Survey};

pub(crate) fn run(args: &Languages) -> ExitCode {
    out!("language  messages  missing  waiting  superfluous  own");
    let mut complete = true;
    for language in Language::ALL.iter().filter_map(|code| Language::get(code)) {
        let survey = language.survey();
        complete &= survey.missing.is_empty() && survey.superfluous.is_empty();
        print_row(language.code(), &survey);
        if args.check {
            print_ids("missing", &survey.missing);
            print_ids("waiting", &survey.waiting);
            print_ids("superfluous", &survey.superfluous);
            print_ids("own", &survey.own);
        }
    }
    out!(
        "\nmissing: not in its files; waiting: missing, and listed as still to come; superfluous: said by nobody;"
    );
    out!("own: names and terms in our own translation, because no printed one is known.");
    if args.check && !complete { ExitCode::FAILURE } else { ExitCode::SUCCESS }
}

fn print_row(code: &str, survey: &Survey) {
    let Survey { messages, missing, waiting, superfluous, own } = survey;
    out!(
        "{code:<8}  {messages:>8}  {:>7}  {:>7}  {:>11}  {:>3}",
        missing.len(),
        waiting.len(),
        superfluous.len(),
        own.len()
    );
}

fn print_ids(head: &str, ids: &[String]) {
    if !ids.is_empty() {
        out!("  {head}: {}", ids.join(" "));
    }
}
