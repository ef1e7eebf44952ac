//! Curves as pictures: how rounds went, as an SVG that any browser shows.

use std::fmt::Write;

/// Size of the picture, and what is left around the curves.
const WIDTH: f64 = 720.0;
const HEIGHT: f64 = 360.0;
const MARGIN: f64 = 48.0;
const COLOURS: [&str; 6] = ["#c1440e", "#1f6f8b", "#5b8c2a", "#8a5fbf", "#b8860b", "#444444"];

/// A curve with its name.
pub(crate) struct Curve {
    pub(crate) name: String,
    /// By round.
    pub(crate) points: Vec<(f64, f64)>,
}

/// A picture of curves over rounds.
pub(crate) fn picture(title: &str, curves: &[Curve]) -> String {
    let all = || curves.iter().flat_map(|curve| curve.points.iter().copied());
    let (left, right) = bounds(all().map(|it| it.0));
    let (low, high) = bounds(all().map(|it| it.1));
    let x = |value: f64| MARGIN + (value - left) / (right - left) * (WIDTH - 2.0 * MARGIN);
    let y = |value: f64| HEIGHT - MARGIN - (value - low) / (high - low) * (HEIGHT - 2.0 * MARGIN);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" font-family=\"sans-serif\" \
         font-size=\"12\">\n<rect width=\"100%\" height=\"100%\" fill=\"white\"/>\n\
         <text x=\"{MARGIN}\" y=\"20\" font-size=\"15\">{title}</text>\n"
    );
    for i in 0..=4 {
        let value = low + (high - low) * f64::from(i) / 4.0;
        let at = y(value);
        let end = WIDTH - MARGIN;
        let _ = writeln!(
            svg,
            "<line x1=\"{MARGIN}\" y1=\"{at:.1}\" x2=\"{end}\" y2=\"{at:.1}\" stroke=\"#ddd\"/>\
             <text x=\"4\" y=\"{:.1}\">{value:.3}</text>",
            at + 4.0
        );
    }
    for (curve, colour) in curves.iter().zip(COLOURS.iter().cycle()) {
        let points: Vec<String> =
            curve.points.iter().map(|it| format!("{:.1},{:.1}", x(it.0), y(it.1))).collect();
        let _ = writeln!(
            svg,
            "<polyline points=\"{}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"2\"/>",
            points.join(" ")
        );
        for (at, value) in &curve.points {
            let _ = writeln!(
                svg,
                "<circle cx=\"{:.1}\" cy=\"{:.1}\" r=\"3\" fill=\"{colour}\"/>",
                x(*at),
                y(*value)
            );
        }
    }
    for (i, (curve, colour)) in curves.iter().zip(COLOURS.iter().cycle()).enumerate() {
        let at = 40.0 + 15.0 * i as f64;
        let _ =
            writeln!(svg, "<text x=\"{}\" y=\"{at}\" fill=\"{colour}\">{}</text>", MARGIN + 8.0, curve.name);
    }
    svg + "</svg>\n"
}

/// The least and the most, never the same.
fn bounds(values: impl Iterator<Item = f64>) -> (f64, f64) {
    let (low, high) = values.fold((f64::MAX, f64::MIN), |(low, high), it| (low.min(it), high.max(it)));
    match high - low {
        gap if gap.is_nan() || gap < 0.0 => (0.0, 1.0),
        gap if gap < 1e-9 => (low - 0.5, high + 0.5),
        gap => (low - 0.05 * gap, high + 0.05 * gap),
    }
}
